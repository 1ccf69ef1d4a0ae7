"use client";

import { useState } from "react";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { Textarea } from "@/components/ui/input";
import { isSame } from "@/lib/drafts/merge-values";
import { FormField } from "../form-field";
import { useFactsEditing } from "./facts-editing-context";
import { listFactsProblems, toFacts, toText } from "./facts-problems";

const MAX_PROBLEMS = 8;

/** All facts as JSON, for pasting. What is no JSON stays as it was typed, and cannot be saved. */
export function FactsJson() {
  const { value, replace, idOf } = useFactsEditing();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const isShown = isOpen || typeof value === "string";
  const text = isSame(toFacts(typed), value) ? typed : toText(value);
  const problems = isShown ? listFactsProblems(value) : [];
  return (
    <>
      <CompactButton aria-expanded={isShown} onClick={() => setOpen(!isOpen)}>
        {isShown ? "Close JSON" : "Edit as JSON"}
      </CompactButton>
      {isShown && (
        <div className="mt-4">
          <FormField
            id={idOf([])}
            label="Facts as JSON"
            help="All sections above as one text. Empty for none."
            error={problems.length > 0 ? "Not valid yet:" : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={24}
                spellCheck={false}
                value={text}
                style={{
                  fontFamily: "var(--font-mono, ui-monospace, monospace)",
                  fontSize: "0.875rem",
                }}
                onChange={(event) => {
                  setTyped(event.target.value);
                  replace(toFacts(event.target.value));
                }}
              />
            )}
          </FormField>
          {problems.length > 0 && (
            <ul
              aria-label="Problems of the facts"
              className="mt-1 list-disc pl-5 text-danger text-sm"
            >
              {problems.slice(0, MAX_PROBLEMS).map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
              {problems.length > MAX_PROBLEMS && <li>{problems.length - MAX_PROBLEMS} more</li>}
            </ul>
          )}
        </div>
      )}
    </>
  );
}
