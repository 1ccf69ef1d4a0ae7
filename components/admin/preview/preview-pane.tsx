"use client";

import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { NoConnectionError, request } from "@/lib/api/client";
import type { PreviewKind } from "@/lib/content/previews/preview-schema";
import { type Values, valueAt } from "@/lib/drafts/merge-values";
import { ChoiceSelect } from "../ui/choice-select";
import { PreviewFrame } from "./preview-frame";

/** The pause in typing after which the server renders the page. */
const DRAWN_AFTER_MS = 500;

/** The text to scroll to; it is read again when `turn` changes. */
export interface Seek {
  read: () => string;
  turn: number;
}

export interface PreviewChoice {
  kind: PreviewKind;
  label: string;
  id: number | null;
  /** The documents of the form that the page shows; by default all its values. */
  parts?: string[];
  /** Paths of fields; the pane switches to this page when one of them is focused. */
  follows?: string[];
}

/** The public page with the form's values, updated after each pause in typing. */
export function PreviewPane({
  form,
  choices,
  at,
  onChoose,
  seek,
}: {
  form: UseFormReturn<Values>;
  choices: PreviewChoice[];
  /** The index of the shown page. */
  at: number;
  onChoose: (at: number) => void;
  seek: Seek;
}) {
  const [address, setAddress] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef(0);
  const { kind, id = null, parts } = choices[at] ?? {};

  useEffect(() => {
    if (!kind) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function draw() {
      const turn = ++latest.current;
      const all = form.getValues();
      const values = parts
        ? Object.fromEntries(parts.map((part) => [part, valueAt(all, part)]))
        : all;
      try {
        const { data } = await request<{ address: string }>("/api/admin/preview", {
          method: "POST",
          body: { kind, id, values },
          // A login dialog would take the focus from the field being typed in.
          isQuiet: true,
        });
        if (turn !== latest.current) return;
        setAddress(data.address);
        setProblem(undefined);
      } catch (error) {
        const isOffline = error instanceof NoConnectionError;
        setProblem(isOffline ? error.message : "The preview could not be drawn.");
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
  }, [form, id, kind, parts]);

  return (
    <div className="flex h-full flex-col overflow-hidden rounded-md border border-line bg-paper">
      <ChoiceSelect
        label="Page"
        choices={choices}
        at={at}
        onChange={onChoose}
        className="border-b p-2"
      />
      <p role="status" className="bg-notice-wash px-3 py-2 text-notice text-sm empty:hidden">
        {problem}
      </p>
      <div className="relative min-h-0 flex-1">
        {address && <PreviewFrame address={address} seek={seek} />}
      </div>
    </div>
  );
}
