"use client";

import { useState } from "react";
import type { DevItem } from "@/lib/content/dev-items/dev-item-schema";
import { countOf } from "../../ui/count-of";
import { statuses, types } from "../declarations/dev-items";
import { BulkDialog } from "./bulk-dialog";
import { Choice } from "./choice";
import type { BulkProps } from "./use-bulk";

const UNCHANGED = "";
const leave: { value: typeof UNCHANGED; label: string } = {
  value: UNCHANGED,
  label: "Leave as it is",
};

export function BulkFieldsDialog(props: BulkProps) {
  const [type, setType] = useState<DevItem["type"] | typeof UNCHANGED>(UNCHANGED);
  const [status, setStatus] = useState<DevItem["status"] | typeof UNCHANGED>(UNCHANGED);
  return (
    <BulkDialog
      {...props}
      title={`Change ${countOf(props.ids.length, "item")}`}
      isReady={type !== UNCHANGED || status !== UNCHANGED}
      readRequest={() => ({
        action: "set-fields",
        collection: "dev-items",
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
