"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import type { Suggestion } from "@/lib/search/lookup";
import { noSearch, searchHref } from "@/lib/search/peptide-search";
import { LookupOption } from "./lookup-option";
import { useSuggestions } from "./use-suggestions";

const groups = [
  { kind: "peptide", label: "Peptides" },
  { kind: "condition", label: "Conditions" },
  { kind: "target", label: "Targets" },
  { kind: "category", label: "Categories" },
  { kind: "article", label: "Papers" },
  { kind: "page", label: "Pages" },
] as const;

/**
 * Turns a text field of a form into a combobox with a listbox, by the ARIA Authoring Practices: the
 * focus stays in the field, the arrow keys move through the list, Escape closes it, and Enter opens
 * the active option or, without one, submits the form.
 */
export function LookupSuggestions({
  input,
  onChoose,
}: {
  input: HTMLInputElement;
  onChoose?: () => void;
}) {
  const id = useId();
  const router = useRouter();
  const [typed, setTyped] = useState(input.value);
  const [isWanted, setWanted] = useState(document.activeElement === input);
  const [marked, setMarked] = useState(-1);
  const { query, suggestions, hasFailed } = useSuggestions(typed);

  const everything = { kind: "search", label: query, href: searchHref({ ...noSearch, query }) };
  const options = [...suggestions, everything];
  const isOpen = isWanted && query !== "";

  function open(href: string) {
    setWanted(false);
    router.push(href);
    onChoose?.();
  }

  const onInput = useEffectEvent(() => {
    setTyped(input.value);
    setMarked(-1);
    setWanted(true);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[marked];
    if (event.isComposing || query === "") return;
    if (step) {
      event.preventDefault();
      setWanted(true);
      setMarked(
        isOpen ? moveMark(marked, step, options.length) : step > 0 ? 0 : options.length - 1,
      );
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault(); // It would empty the field as well.
      event.stopPropagation();
      setWanted(false);
      setMarked(-1);
    } else if (event.key === "Enter" && isOpen) {
      setWanted(false);
      if (!chosen) return;
      event.preventDefault();
      open(chosen.href);
    }
  });
  const onLeave = useEffectEvent(() => setWanted(false));

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener("input", onInput, { signal });
    input.addEventListener("click", onInput, { signal });
    input.addEventListener("keydown", onKeyDown, { signal });
    input.addEventListener("blur", onLeave, { signal });
    // Input since this was rendered, before the listener was attached.
    setTyped(input.value);
    return () => listening.abort();
  }, [input]);

  useComboboxRole(input, {
    isOpen,
    list: `${id}-list`,
    option: isOpen && marked >= 0 ? optionId(id, marked) : "",
  });

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && countOf(suggestions)}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press must not take the focus from the field */}
      <div
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-50 mt-1.5 overflow-hidden rounded-md border border-line bg-raised text-left shadow-lg"
      >
        {hasFailed && (
          <p className="px-4 pt-3 text-sm text-soft">
            Suggestions cannot be loaded at the moment. Search still works.
          </p>
        )}
        <OptionList
          id={id}
          suggestions={suggestions}
          everything={everything}
          marked={marked}
          onChoose={open}
        />
      </div>
    </>
  );
}

function OptionList({
  id,
  suggestions,
  everything,
  marked,
  onChoose,
}: {
  id: string;
  suggestions: Suggestion[];
  /** The last option: a search of all texts. */
  everything: { label: string; href: string };
  marked: number;
  onChoose: (href: string) => void;
}) {
  return (
    <div
      role="listbox"
      id={`${id}-list`}
      aria-label="Suggestions"
      className="max-h-[min(28rem,60dvh)] overflow-y-auto overscroll-contain py-1.5"
    >
      {groups.map(({ kind, label }) => (
        <Group key={kind} id={`${id}-${kind}`} label={label}>
          {suggestions.map(
            (suggestion, at) =>
              suggestion.kind === kind && (
                <LookupOption
                  key={suggestion.href}
                  id={optionId(id, at)}
                  isMarked={at === marked}
                  onChoose={() => onChoose(suggestion.href)}
                >
                  {suggestion.label}
                  {suggestion.note && <span className="text-soft"> · {suggestion.note}</span>}
                </LookupOption>
              ),
          )}
        </Group>
      ))}
      <LookupOption
        id={optionId(id, suggestions.length)}
        isMarked={marked === suggestions.length}
        onChoose={() => onChoose(everything.href)}
      >
        <span className="text-accent-strong">Search all texts for “{everything.label}”</span>
      </LookupOption>
    </div>
  );
}

function optionId(id: string, at: number): string {
  return `${id}-${at}`;
}

/** The next option's index, round the list; past either end no option is active (-1). */
function moveMark(marked: number, step: number, count: number): number {
  return ((marked + 1 + step + count + 1) % (count + 1)) - 1;
}

function useComboboxRole(
  input: HTMLInputElement,
  { isOpen, list, option }: { isOpen: boolean; list: string; option: string },
) {
  useEffect(() => {
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-expanded": String(isOpen),
      "aria-controls": list,
      "aria-activedescendant": option,
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) input.removeAttribute(name);
    };
  }, [input, isOpen, list, option]);
}

/** Options under a heading; nothing without an option. */
function Group({ id, label, children }: { id: string; label: string; children: ReactNode[] }) {
  if (!children.some(Boolean)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list
    <div role="group" aria-labelledby={id} className="mb-1 border-b pb-1">
      <p id={id} className="px-4 pt-2 pb-1 text-[0.8125rem] text-soft">
        {label}
      </p>
      {children}
    </div>
  );
}

function countOf(suggestions: Suggestion[]): string {
  if (suggestions.length === 0) return "No suggestions";
  return suggestions.length === 1 ? "1 suggestion" : `${suggestions.length} suggestions`;
}
