"use client";

import { useState } from "react";
import { BulkDialog } from "@/components/admin/collection/bulk/bulk-dialog";
import { ModeChoice } from "@/components/admin/collection/bulk/choice";
import type { BulkProps } from "@/components/admin/collection/declaration";
import { FormField } from "@/components/admin/forms/form-field";
import { IdsControl } from "@/components/admin/forms/ids-control";
import { countOf } from "@/components/ui/count-of";
import type { setPeptides } from "@/lib/content/publications/publication-bulk";
import { toIds } from "@/lib/content/to-ids";
import type { BulkMode } from "@/lib/resources/bulk/bulk-edit";
import { linkedPeptidesField } from "./publication-parts";

export function BulkPeptidesDialog(props: BulkProps) {
  const { declaration, ids } = props;
  const [peptideIds, setPeptideIds] = useState("");
  const [mode, setMode] = useState<BulkMode>("add");
  const { label } = declaration;
  return (
    <BulkDialog<typeof setPeptides>
      {...props}
      title={`Change the peptides of ${countOf(ids.length, label.one, label.many)}`}
      isReady={peptideIds !== ""}
      readRequest={() => ({
        action: "set-peptides",
        collection: props.declaration.collection,
        peptideIds: toIds(peptideIds),
        mode,
      })}
    >
      <ModeChoice what="these peptides" value={mode} onChange={setMode} />
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
