"use client";

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { issueText, REQUIRED } from "@/lib/api/issue-text";
import type { Values } from "@/lib/drafts/merge-values";
import { isWithin, type Path, withoutNothing } from "./fact-values";
import { type FactsEditing, FactsEditingContext, type FactsEditor } from "./facts-editing-context";
import { findFactsProblems } from "./facts-problems";

/** Holds the facts of a form for its sections, which are loaded here. */
export function FactsEditingProvider({
  form,
  idPrefix,
  children,
}: {
  form: UseFormReturn<Values>;
  idPrefix: string;
  children: ReactNode;
}) {
  const {
    field: { value, onChange, ref },
    fieldState: { error },
  } = useController({ name: NAME, control: form.control });
  const isRefused = error !== undefined;
  const problems = useMemo(() => findFactsProblems(value, sayIssue), [value]);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<Record<string, string | undefined>>({});
  const [target, setTarget] = useState<Path | null>(null);
  const editor = useFactsEditor();
  const holder = useRef<HTMLDivElement>(null);
  const newSources = useRef(new Set<string>());
  const idOf = (path: Path) => [idPrefix, NAME, ...path].join("-");

  const change: FactsEditing["change"] = (edit) => {
    const facts = asFacts(form.getValues(NAME));
    onChange(withoutNothing(edit(facts) as Values));
  };
  function show(path: Path) {
    const rows = path.map((row, at) => [path.slice(0, at).join("."), String(row)]);
    setOpen((before) => ({ ...before, ...Object.fromEntries(rows) }));
    setTarget(path);
  }

  useEffect(() => {
    const onLeave = ({ target: left }: FocusEvent) => {
      const path = (left as Element).closest<HTMLElement>("[data-path]")?.dataset.path;
      if (path) setTouched((before) => (before.includes(path) ? before : [...before, path]));
    };
    const element = holder.current;
    element?.addEventListener("focusout", onLeave);
    return () => element?.removeEventListener("focusout", onLeave);
  }, []);
  useEffect(() => {
    if (target && focusOn(target, idOf, holder.current)) setTarget(null);
  });

  return (
    <FactsEditingContext
      value={{
        value,
        facts: asFacts(value),
        replace: onChange,
        change,
        problemsWithin: (path) =>
          problems.filter(
            (problem) =>
              isWithin(problem.path, path) &&
              (isRefused || touched.some((place) => isTouched(problem.path, place))),
          ),
        refused: isRefused ? problems : [],
        newSources: newSources.current,
        openRow: (list) => open[list.join(".")],
        setOpenRow: (list, row) => setOpen((before) => ({ ...before, [list.join(".")]: row })),
        show,
        idOf,
        ...editor,
      }}
    >
      <div
        ref={(element) => {
          holder.current = element;
          ref(element && { focus: () => show(problems[0]?.path ?? []) });
        }}
      >
        {children}
      </div>
    </FactsEditingContext>
  );
}

const NAME = "facts";

/** A select shows its options itself. */
function sayIssue(issue: Parameters<typeof issueText>[0]): string {
  const isUnchosen = issue.code === "invalid_value" && issue.input === undefined;
  return isUnchosen ? REQUIRED : issueText(issue);
}

function asFacts(value: unknown): Values {
  return typeof value === "object" && value !== null ? (value as Values) : {};
}

function isTouched(path: Path, place: string): boolean {
  const own = path.join(".");
  return own === place || own.startsWith(`${place}.`);
}

/** Shared by all forms after the first one has loaded it. */
let loaded: FactsEditor | undefined;

function useFactsEditor(): Pick<FactsEditing, "editor" | "load"> {
  const [editor, setEditor] = useState<FactsEditor | undefined | null>(loaded);
  const load = useCallback(() => {
    setEditor(undefined);
    import("./facts-editor").then(
      (module) => {
        loaded = module.factsEditor;
        setEditor(loaded);
      },
      () => setEditor(null), // Probably offline: the section offers to try again.
    );
  }, []);
  useEffect(() => {
    if (!loaded) load();
  }, [load]);
  // Sections above the one that the address names have grown.
  useEffect(() => {
    if (editor) document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: "start" });
  }, [editor]);
  return { editor, load };
}

/** Focuses the control at a path, or the nearest around it. False while it is not drawn. */
function focusOn(path: Path, idOf: (path: Path) => string, holder: Element | null): boolean {
  for (let length = path.length; length >= 0; length--) {
    const id = CSS.escape(idOf(path.slice(0, length)));
    const field = holder?.querySelector(`[data-field="${id}"]`);
    // A row begins with the button that opens it.
    const control =
      field?.querySelector<HTMLElement>(`:scope > fieldset :is(${FOCUSABLE})`) ??
      field?.querySelector<HTMLElement>(FOCUSABLE);
    if (control) {
      control.focus();
      return true;
    }
  }
  return false;
}

const FOCUSABLE = "input, select, textarea, button";
