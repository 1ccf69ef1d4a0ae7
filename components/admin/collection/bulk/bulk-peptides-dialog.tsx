"use client";

import { useState } from "react";
import type { BulkMode } from "@/lib/resources/bulk/bulk-schema";
import { FormField } from "../../forms/form-field";
import { IdsControl } from "../../forms/ids-control";
import { countOf } from "../../ui/count-of";
import { linkedPeptidesField } from "../declarations/linked-peptides";
import { BulkDialog } from "./bulk-dialog";
import { Choice, modesFor } from "./choice";
import { publicationsOf } from "./publications";
import type { BulkProps } from "./use-bulk";

export function BulkPeptidesDialog(props: BulkProps) {
  const { declaration, ids } = props;
  const [peptideIds, setPeptideIds] = useState("");
  const [mode, setMode] = useState<BulkMode>("add");
  const { label } = declaration;
  return (
    <BulkDialog
      {...props}
      title={`Change the peptides of ${countOf(ids.length, label.one, label.many)}`}
      isReady={peptideIds !== ""}
      readRequest={() => ({
        action: "set-peptides",
        collection: publicationsOf(declaration),
        peptideIds: peptideIds.split(",").map(Number),
        mode,
      })}
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
