"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { Select } from "@/components/ui/select";
import type { ControlProps } from "../form-field";
import { useFactsEditing } from "./facts-editing-context";
import { numberedSources } from "./numbered-sources";
import { useFactEdits } from "./use-fact-edits";

/** Selects one of the peptide's sources, adds one, and edits it in place. */
export function SourceControl({
  value,
  onChange,
  renderForm,
  ...control
}: ControlProps & {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** The fields of the source with this key. */
  renderForm: (key: string) => ReactNode;
}) {
  const sources = numberedSources(useFactsEditing().facts);
  const { addSource } = useFactEdits();
  const [isOpen, setOpen] = useState(false);
  const [isNew, setNew] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const isKnown = sources.some(({ key }) => key === value);

  useEffect(() => {
    if (isNew) form.current?.querySelector("input")?.focus();
  }, [isNew]);

  function choose(key: string) {
    setNew(key === NEW);
    setOpen(key === NEW);
    onChange(key === NEW ? addSource() : key || undefined);
  }

  return (
    <>
      <Select {...control} value={value ?? ""} onChange={({ target }) => choose(target.value)}>
        <option value="">Choose…</option>
        {sources.map(({ key, number, source }) => (
          <option key={key} value={key}>
            {`${number}. ${source.title || "Source without a title"}`}
          </option>
        ))}
        {value && !isKnown && <option value={value}>{value}</option>}
        <option value={NEW}>New source…</option>
      </Select>
      {value && isKnown && (
        <div className="mt-2">
          {isOpen && (
            <div ref={form} className="mb-2 rounded-md border border-line p-3">
              {renderForm(value)}
            </div>
          )}
          <CompactButton
            variant="link"
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen);
              setNew(false);
            }}
          >
            {isOpen ? "Close this source" : "Edit this source"}
          </CompactButton>
        </div>
      )}
    </>
  );
}

/** No key: keys are slugs. */
const NEW = "+";
