"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { DevItem } from "@/lib/content/dev-items/dev-item-schema";
import { statuses, types } from "../declarations/dev-items";
import { BulkDialog } from "./bulk-dialog";
import { type BulkProps, useBulk } from "./use-bulk";

const LEFT = "";

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
      <Choice id="bulk-type" label="Type" options={types} value={type} onChange={setType} />
      <Choice
        id="bulk-status"
        label="Status"
        options={statuses}
        value={status}
        onChange={setStatus}
      />
    </BulkDialog>
  );
}

function Choice<Value extends string>({
  id,
  label,
  options,
  value,
  onChange,
}: {
  id: string;
  label: string;
  options: { value: Value; label: string }[];
  value: Value | typeof LEFT;
  onChange: (value: Value | typeof LEFT) => void;
}) {
  return (
    <Field id={id} label={label}>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value as Value | typeof LEFT)}
      >
        <option value={LEFT}>Leave as it is</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
