"use client";

import { useState } from "react";
import { BulkDialog } from "@/components/admin/collection/bulk/bulk-dialog";
import { Choice } from "@/components/admin/collection/bulk/choice";
import type { BulkProps } from "@/components/admin/collection/declaration";
import { FormField } from "@/components/admin/forms/form-field";
import { countOf } from "@/components/ui/count-of";
import { Textarea } from "@/components/ui/input";
import { EVIDENCE_TIERS, type EvidenceTier, evidenceLabels } from "@/lib/content/peptides/evidence";
import type { setEvidence } from "@/lib/content/peptides/peptide-bulk";

const UNCHOSEN = "";
const NONE = "none";

const options: { value: EvidenceTier | typeof UNCHOSEN | typeof NONE; label: string }[] = [
  { value: UNCHOSEN, label: "Choose a strength" },
  ...EVIDENCE_TIERS.map((tier) => ({ value: tier, label: evidenceLabels[tier].name })),
  { value: NONE, label: "Not set" },
];

export function BulkEvidenceDialog(props: BulkProps) {
  const [tier, setTier] = useState<(typeof options)[number]["value"]>(UNCHOSEN);
  const [reason, setReason] = useState("");
  const evidenceReason = reason.trim();
  return (
    <BulkDialog<typeof setEvidence>
      {...props}
      title={`Set the evidence of ${countOf(props.ids.length, "peptide")}`}
      isReady={tier !== UNCHOSEN}
      readRequest={() =>
        tier === UNCHOSEN
          ? undefined
          : {
              action: "set-evidence",
              collection: props.declaration.collection,
              evidenceTier: tier === NONE ? null : tier,
              ...(evidenceReason && { evidenceReason }),
            }
      }
    >
      <Choice
        id="bulk-evidence"
        label="Strength of Evidence"
        options={options}
        value={tier}
        onChange={setTier}
      />
      <FormField
        id="bulk-reason"
        label="Reason for the Strength"
        help="If blank, each peptide keeps its reason. Check that it still fits."
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </FormField>
    </BulkDialog>
  );
}
