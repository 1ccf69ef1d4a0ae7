"use client";

import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { RequestError, request } from "@/lib/api/client";
import type { PreviewKind } from "@/lib/content/previews/preview-schema";
import { type Values, valueAt } from "@/lib/drafts/merge-values";
import { ChoiceSelect } from "../choice-select";
import { PreviewFrame } from "./preview-frame";

/** After the last key: the page is drawn by the server. */
const DRAWN_AFTER_MS = 500;

export interface PreviewChoice {
  kind: PreviewKind;
  label: string;
  id: number | null;
  /** The part of the form's values that the page shows; all of them without it. */
  part?: string;
}

/** The public page of what stands in the form, drawn anew after each pause in typing. */
export function PreviewPane({
  form,
  choices,
}: {
  form: UseFormReturn<Values>;
  choices: PreviewChoice[];
}) {
  const [at, setAt] = useState(0);
  const [address, setAddress] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef(0);
  const { kind, id = null, part } = choices[at] ?? {};

  useEffect(() => {
    if (!kind) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function draw() {
      const turn = ++latest.current;
      const all = form.getValues();
      const values = part ? valueAt(all, part) : all;
      try {
        const { data } = await request<{ address: string }>("/api/admin/preview", {
          method: "POST",
          body: { kind, id, values },
          // A login that opens by itself would take the keys that are being typed.
          isQuiet: true,
        });
        if (turn !== latest.current) return;
        setAddress(data.address);
        setProblem(undefined);
      } catch (error) {
        const isAnswered = error instanceof RequestError;
        setProblem(isAnswered ? "The preview could not be drawn." : "There is no connection.");
      }
    }
    void draw();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(draw, DRAWN_AFTER_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, id, kind, part]);

  return (
    <div className="flex h-full min-h-[32rem] flex-col overflow-hidden rounded-md border border-line bg-paper">
      <ChoiceSelect
        label="Page"
        choices={choices}
        at={at}
        onChange={setAt}
        className="border-b p-2"
      />
      <p role="status" className="bg-notice-wash px-3 py-2 text-notice text-sm empty:hidden">
        {problem}
      </p>
      <div className="relative min-h-0 flex-1">{address && <PreviewFrame address={address} />}</div>
    </div>
  );
}
