"use client";

import { useState } from "react";
import type { DevItem } from "@/lib/content/dev-items/dev-item-schema";
import { statuses, types } from "../declarations/dev-items";
import { BulkDialog } from "./bulk-dialog";
import { Choice } from "./choice";
import { type BulkProps, useBulk } from "./use-bulk";

const LEFT = "";
const leave: { value: typeof LEFT; label: string } = { value: LEFT, label: "Leave as it is" };

export function BulkFieldsDialog(props: BulkProps) {
  const { declaration, ids, onClose } = props;
  const [type, setType] = useState<DevItem["type"] | typeof LEFT>(LEFT);
  const [status, setStatus] = useState<DevItem["status"] | typeof LEFT>(LEFT);
  const { mutate, isPending } = useBulk(props, declaration.notices.updateFailed);
  return (
    <BulkDialog
      title={`Change ${ids.length} ${ids.length === 1 ? "item" : "items"}`}
      isPending={isPending}
      isReady={type !== LEFT || status !== LEFT}
      onClose={onClose}
      onConfirm={() =>
        mutate({
          action: "set-fields",
          collection: "dev-items",
          ...(type && { type }),
          ...(status && { status }),
        })
      }
    >
      <Choice
        id="bulk-type"
        label="Type"
        options={[leave, ...types]}
        value={type}
        onChange={setType}
      />
      <Choice
        id="bulk-status"
        label="Status"
        options={[leave, ...statuses]}
        value={status}
        onChange={setStatus}
      />
    </BulkDialog>
  );
}
