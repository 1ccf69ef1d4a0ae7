"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { CoverOnClose } from "@/components/admin/ui/cover-on-close";
import { DIALOG_BAR } from "@/components/admin/ui/dialog-bar";
import { failureReason, isConflict } from "@/components/admin/ui/failure-words";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { notify, notifyError } from "@/components/ui/notify";
import { request } from "@/lib/api/client";
import { cn } from "@/lib/class-names";
import { MAX_FILE_BYTES, MAX_IMPORTED } from "@/lib/resources/transfer/transfer-limits";
import type { ImportPlan } from "@/lib/resources/transfer/transfer-schema";
import type { Declaration } from "../declaration";
import { ImportPlanView } from "./import-plan-view";

/** Shows the effect of a file item by item before it is imported. */
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
  const path = `/api/admin/transfer/${collection}`;
  const preview = useMutation({
    mutationFn: async (file: File) => {
      const body = { format: isJson(file) ? "json" : "csv", text: await file.text() };
      const { data } = await request<ImportPlan>(`${path}/plan`, { method: "POST", body });
      return { file, body, plan: data };
    },
  });
  const plan = preview.data?.plan;
  const changing = plan ? (plan.counts.new ?? 0) + (plan.counts.changed ?? 0) : 0;
  const apply = useMutation({
    mutationFn: async ({ body, plan: { hash } }: NonNullable<typeof preview.data>) => {
      const asked = { method: "POST", body: { ...body, hash } } as const;
      return (await request<ImportPlan>(`${path}/apply`, asked)).data;
    },
    onSuccess: ({ counts }) => {
      const description = `${counts.new} added, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.refused} refused.`;
      notify({ title: "Import Complete", description });
      onImported();
      onClose();
    },
    onError: (error, { file }) => {
      notifyError(failureReason(error));
      if (isConflict(error)) preview.mutate(file);
    },
  });
  const [problem, setProblem] = useState<string>();

  /** A file that is too large is not read. */
  function choose(file: File | undefined) {
    if (!file) return;
    const isTooLarge = file.size > MAX_FILE_BYTES;
    setProblem(isTooLarge ? tooLarge(file.size) : undefined);
    if (isTooLarge) preview.reset();
    else preview.mutate(file);
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !apply.isPending && onClose()}>
      <DialogContent className="max-w-4xl scroll-pb-20 text-[0.9375rem]">
        <CoverOnClose />
        <DialogTitle>Import {label.many}</DialogTitle>
        <DialogDescription>
          A CSV or JSON file as Export makes it, with at most {MAX_IMPORTED.toLocaleString("en")}{" "}
          items. Items are found by their id; those without one are added. Nothing is changed before
          you have seen what would be.
        </DialogDescription>
        <label className="mt-5 block">
          <span className="mb-1.5 block font-medium">File</span>
          <input
            type="file"
            accept=".csv,.json,text/csv,application/json"
            className="block w-full rounded-md border border-edge bg-raised p-2.5 file:mr-3 file:rounded file:border file:border-edge file:px-3 file:py-1.5"
            // Choosing the same file again, after it was corrected, must count as a change.
            onClick={({ currentTarget }) => {
              currentTarget.value = "";
            }}
            onChange={({ target }) => choose(target.files?.[0])}
          />
        </label>
        <div aria-live="polite" className="mt-5">
          {problem && <p className="text-danger">{problem}</p>}
          {preview.isPending && <p className="text-soft">Looking at the file…</p>}
          {preview.isError && <p className="text-danger">{failureReason(preview.error)}</p>}
          {plan && !preview.isPending && <ImportPlanView plan={plan} />}
        </div>
        <div className={cn(DIALOG_BAR, "mt-6 flex flex-wrap justify-end gap-3")}>
          <Button type="button" variant="outline" disabled={apply.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="button"
            disabled={!plan || changing === 0 || preview.isPending || apply.isPending}
            onClick={() => preview.data && apply.mutate(preview.data)}
          >
            {apply.isPending
              ? "Importing…"
              : `Import${plan ? ` ${countOf(changing, "item")}` : ""}`}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function isJson({ name }: File): boolean {
  return /\.json$/i.test(name);
}

function tooLarge(bytes: number): string {
  const [held, most] = [bytes, MAX_FILE_BYTES].map((size) => Math.ceil(size / 1024 / 1024));
  return `The file has ${held} MB; at most ${most} MB can be imported at once. Split it into several files.`;
}
