"use client";

import { useState } from "react";
import { BulkDialog } from "@/components/admin/collection/bulk/bulk-dialog";
import { Choice } from "@/components/admin/collection/bulk/choice";
import type { BulkProps } from "@/components/admin/collection/declaration";
import { countOf } from "@/components/ui/count-of";
import type { setTypeOrStatus } from "@/lib/content/dev-items/dev-item-bulk";
import type { DevItem } from "@/lib/content/dev-items/dev-item-schema";
import { statuses, types } from "./dev-item-options";

const UNCHANGED = "";
const leave: { value: typeof UNCHANGED; label: string } = {
  value: UNCHANGED,
  label: "Leave as it is",
};

export function BulkTypeDialog(props: BulkProps) {
  const [type, setType] = useState<DevItem["type"] | typeof UNCHANGED>(UNCHANGED);
  const [status, setStatus] = useState<DevItem["status"] | typeof UNCHANGED>(UNCHANGED);
  return (
    <BulkDialog<typeof setTypeOrStatus>
      {...props}
      title={`Change ${countOf(props.ids.length, "item")}`}
      isReady={type !== UNCHANGED || status !== UNCHANGED}
      readRequest={() => ({
        action: "set-fields",
        collection: props.declaration.collection,
        ...(type && { type }),
        ...(status && { status }),
      })}
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
