"use client";

import { useState } from "react";
import { Textarea } from "@/components/ui/input";
import { isSame } from "@/lib/drafts/merge-values";
import { listFactsProblems, toFacts, toText } from "./facts-problems";
import type { ControlProps } from "./form-field";

const MAX_PROBLEMS = 8;

/** Facts as JSON. What is no JSON stays as it was typed, and cannot be saved. */
export function FactsControl({
  value,
  onChange,
  ...control
}: ControlProps & { value: unknown; onChange: (value: unknown) => void }) {
  const [typed, setTyped] = useState("");
  const text = isSame(toFacts(typed), value) ? typed : toText(value);
  const problems = listFactsProblems(value);
  return (
    <>
      <Textarea
        {...control}
        rows={24}
        spellCheck={false}
        value={text}
        style={{ fontFamily: "var(--font-mono, ui-monospace, monospace)", fontSize: "0.875rem" }}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(toFacts(event.target.value));
        }}
      />
      {problems.length > 0 && (
        <ul aria-label="Problems of the facts" className="mt-1 list-disc pl-5 text-danger text-sm">
          {problems.slice(0, MAX_PROBLEMS).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {problems.length > MAX_PROBLEMS && <li>{problems.length - MAX_PROBLEMS} more</li>}
        </ul>
      )}
    </>
  );
}
