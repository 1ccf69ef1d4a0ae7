"use client";

import { useState } from "react";
import type { setPeptides } from "@/lib/content/publications/publication-bulk";
import type { BulkMode } from "@/lib/resources/bulk/bulk-edit";
import { FormField } from "../../forms/form-field";
import { IdsControl } from "../../forms/ids-control";
import type { BulkProps } from "../declaration";
import { linkedPeptidesField } from "../declarations/linked-peptides";
import { BulkDialog } from "./bulk-dialog";
import { Choice, modesFor } from "./choice";
import { useBulk } from "./use-bulk";

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
