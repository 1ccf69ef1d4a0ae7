"use client";

import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Checkbox } from "./checkbox";
import { ChosenItems } from "./chosen-items";
import { fold } from "./fold";
import { Input } from "./input";

export interface Choice {
  id: number;
  name: string;
}

interface Props {
  id: string;
  label: string;
  choices: Choice[];
  /** The selected ids, in the order of selection. */
  chosen: number[];
  onChange: (chosen: number[]) => void;
  "aria-invalid"?: boolean | undefined;
  "aria-describedby"?: string | undefined;
}

/** A searchable list of checkboxes, at most 180 px high, below the selected entries. */
export function MultiSelect({ id, label, choices, chosen, onChange, ...aria }: Props) {
  const [query, setQuery] = useState("");
  const names = useMemo(() => new Map(choices.map(({ id, name }) => [id, name])), [choices]);
  const wanted = fold(query);
  const found = choices.filter(({ name }) => fold(name).includes(wanted));
  const list = useRef<HTMLUListElement>(null);
  const remove = (removed: number) => onChange(chosen.filter((entry) => entry !== removed));

  /** Moves the focus to the next selected entry, or to the search. */
  function removeAt(at: number) {
    flushSync(() => remove(chosen[at] ?? -1));
    const left = [...(list.current?.querySelectorAll("button") ?? [])];
    (left[Math.min(at, left.length - 1)] ?? document.getElementById(id))?.focus();
  }

  return (
    <div className="font-sans text-[0.9375rem]">
      <ChosenItems
        ref={list}
        label={label}
        items={chosen.map((key) => ({ key, name: names.get(key) ?? `No. ${key}` }))}
        onRemove={(_, at) => removeAt(at)}
      />
      <Input
        id={id}
        {...aria}
        type="search"
        value={query}
        placeholder="Search"
        autoComplete="off"
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <fieldset
        aria-label={label}
        className="mt-1 max-h-[180px] overflow-y-auto rounded-md border border-line px-3"
      >
        {found.map(({ id: entry, name }) => (
          <Checkbox
            key={entry}
            checked={chosen.includes(entry)}
            onChange={(event) =>
              event.target.checked ? onChange([...chosen, entry]) : remove(entry)
            }
          >
            {name}
          </Checkbox>
        ))}
        {found.length === 0 && <p className="py-3 text-soft">No matches.</p>}
      </fieldset>
    </div>
  );
}
