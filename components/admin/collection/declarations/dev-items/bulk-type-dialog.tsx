"use client";

import { useState } from "react";
import { BulkDialog } from "@/components/admin/collection/bulk/bulk-dialog";
import { Choice } from "@/components/admin/collection/bulk/choice";
import { useBulk } from "@/components/admin/collection/bulk/use-bulk";
import type { BulkProps } from "@/components/admin/collection/declaration";
import type { setTypeOrStatus } from "@/lib/content/dev-items/dev-item-bulk";
import type { DevItem } from "@/lib/content/dev-items/dev-item-schema";
import { statuses, types } from "./dev-item-options";

const LEFT = "";
const leave: { value: typeof LEFT; label: string } = { value: LEFT, label: "Leave as it is" };

export function BulkTypeDialog(props: BulkProps) {
  const { declaration, ids, onClose } = props;
  const [type, setType] = useState<DevItem["type"] | typeof LEFT>(LEFT);
  const [status, setStatus] = useState<DevItem["status"] | typeof LEFT>(LEFT);
  const { mutate, isPending } = useBulk<typeof setTypeOrStatus>(
    props,
    declaration.notices.updateFailed,
  );
  return (
    <BulkDialog
      title={`Change ${ids.length} ${ids.length === 1 ? "item" : "items"}`}
      isPending={isPending}
      isReady={type !== LEFT || status !== LEFT}
      onClose={onClose}
      onConfirm={() =>
        mutate({
          action: "set-fields",
          collection: declaration.collection,
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
