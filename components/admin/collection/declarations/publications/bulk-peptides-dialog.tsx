"use client";

import { useState } from "react";
import { BulkDialog } from "@/components/admin/collection/bulk/bulk-dialog";
import { Choice, modesFor } from "@/components/admin/collection/bulk/choice";
import { useBulk } from "@/components/admin/collection/bulk/use-bulk";
import type { BulkProps } from "@/components/admin/collection/declaration";
import { FormField } from "@/components/admin/forms/form-field";
import { IdsControl } from "@/components/admin/forms/ids-control";
import type { setPeptides } from "@/lib/content/publications/publication-bulk";
import type { BulkMode } from "@/lib/resources/bulk/bulk-edit";
import { linkedPeptidesField } from "./linked-peptides";

export function BulkPeptidesDialog(props: BulkProps) {
  const { declaration, ids, onClose } = props;
  const [peptideIds, setPeptideIds] = useState("");
  const [mode, setMode] = useState<BulkMode>("add");
  const { mutate, isPending } = useBulk<typeof setPeptides>(
    props,
    declaration.notices.updateFailed,
  );
  const { label } = declaration;
  return (
    <BulkDialog
      title={`Change the peptides of ${ids.length} ${ids.length === 1 ? label.one : label.many}`}
      isPending={isPending}
      isReady={peptideIds !== ""}
      onClose={onClose}
      onConfirm={() =>
        mutate({
          action: "set-peptides",
          collection: declaration.collection,
          peptideIds: peptideIds.split(",").map(Number),
          mode,
        })
      }
    >
      <Choice
        id="bulk-mode"
        label="Change"
        options={modesFor("these peptides")}
        value={mode}
        onChange={setMode}
      />
      <FormField id="bulk-peptides" label={linkedPeptidesField.label}>
        {(control) => (
          <IdsControl
            {...control}
            field={linkedPeptidesField}
            value={peptideIds}
            onChange={setPeptideIds}
          />
        )}
      </FormField>
    </BulkDialog>
  );
}
