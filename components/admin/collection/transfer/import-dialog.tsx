"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { notify } from "@/components/ui/notify";
import { RequestError, request } from "@/lib/api/client";
import type { ImportPlan, TransferFormat } from "@/lib/content/transfer/transfer-schema";
import { failureReason } from "../../failure-words";
import type { Declaration } from "../declaration";
import { ImportPlanView } from "./import-plan-view";

interface TransferFile {
  format: TransferFormat;
  text: string;
}

/** A file is read, its effect is shown item by item, and only then it is imported. */
export function ImportDialog({
  declaration,
  onImported,
  onClose,
}: {
  declaration: Declaration;
  onImported: () => void;
  onClose: () => void;
}) {
  const { collection, label } = declaration;
  const [file, setFile] = useState<TransferFile | null>(null);
  const path = `/api/admin/transfer/${collection}`;
  const preview = useMutation({
    mutationFn: async (body: TransferFile) =>
      (await request<ImportPlan>(`${path}/plan`, { method: "POST", body })).data,
  });
  const { data: plan } = preview;
  const changing = plan ? (plan.counts.new ?? 0) + (plan.counts.changed ?? 0) : 0;
  const apply = useMutation({
    mutationFn: async (hash: string) =>
      (await request<ImportPlan>(`${path}/apply`, { method: "POST", body: { ...file, hash } }))
        .data,
    onSuccess: ({ counts }) => {
      const description = `${counts.new} added, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.refused} refused.`;
      notify({ title: "Import Complete", description });
      onImported();
      onClose();
    },
    onError: (error) => {
      notify({ title: "Error", description: failureReason(error), destructive: true });
      if (file && error instanceof RequestError && error.status === 409) preview.mutate(file);
    },
  });

  async function choose(chosen: File | undefined) {
    if (!chosen) return;
    const format = /\.json$/i.test(chosen.name) ? "json" : "csv";
    const next: TransferFile = { format, text: await chosen.text() };
    setFile(next);
    preview.mutate(next);
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !apply.isPending && onClose()}>
      <DialogContent className="max-w-4xl text-[0.9375rem]">
        <DialogTitle>Import {label.many}</DialogTitle>
        <DialogDescription>
          A CSV or JSON file as Export makes it. Items are found by their id; those without one are
          added. Nothing is changed before you have seen what would be.
        </DialogDescription>
        <label className="mt-5 block">
          <span className="mb-1.5 block font-medium">File</span>
          <input
            type="file"
            accept=".csv,.json,text/csv,application/json"
            className="block w-full rounded-md border border-edge bg-raised p-2.5 file:mr-3 file:rounded file:border file:border-edge file:px-3 file:py-1.5"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </label>
        <div aria-live="polite" className="mt-5">
          {preview.isPending && <p className="text-soft">Looking at the file…</p>}
          {preview.isError && <p className="text-danger">{failureReason(preview.error)}</p>}
          {plan && !preview.isPending && <ImportPlanView plan={plan} />}
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button type="button" variant="outline" disabled={apply.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="button"
            disabled={!plan || changing === 0 || preview.isPending || apply.isPending}
            onClick={() => plan && apply.mutate(plan.hash)}
          >
            {apply.isPending ? "Importing…" : `Import${plan ? ` ${countOf(changing)}` : ""}`}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function countOf(items: number): string {
  return items === 1 ? "1 item" : `${items} items`;
}
