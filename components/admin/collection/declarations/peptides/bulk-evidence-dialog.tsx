"use client";

import { useState } from "react";
import { BulkDialog } from "@/components/admin/collection/bulk/bulk-dialog";
import { Choice } from "@/components/admin/collection/bulk/choice";
import { useBulk } from "@/components/admin/collection/bulk/use-bulk";
import type { BulkProps } from "@/components/admin/collection/declaration";
import { FormField } from "@/components/admin/forms/form-field";
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
  const { declaration, ids, onClose } = props;
  const [tier, setTier] = useState<(typeof options)[number]["value"]>(UNCHOSEN);
  const [reason, setReason] = useState("");
  const { mutate, isPending } = useBulk<typeof setEvidence>(
    props,
    declaration.notices.updateFailed,
  );
  const evidenceReason = reason.trim();
  return (
    <BulkDialog
      title={`Set the evidence of ${ids.length} ${ids.length === 1 ? "peptide" : "peptides"}`}
      isPending={isPending}
      isReady={tier !== UNCHOSEN}
      onClose={onClose}
      onConfirm={() => {
        if (tier === UNCHOSEN) return;
        mutate({
          action: "set-evidence",
          collection: declaration.collection,
          evidenceTier: tier === NONE ? null : tier,
          ...(evidenceReason && { evidenceReason }),
        });
      }}
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
        help="Left blank, each peptide keeps its reason. Check that it still fits."
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
