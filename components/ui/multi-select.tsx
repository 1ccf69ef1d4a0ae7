"use client";

import { X } from "lucide";
import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Checkbox } from "./checkbox";
import { fold } from "./fold";
import { Icon } from "./icon";
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
      {chosen.length > 0 && (
        <ul ref={list} aria-label={`${label}: chosen`} className="mb-2 flex flex-wrap gap-1.5">
          {chosen.map((entry, at) => (
            <li key={entry} className="flex items-center rounded-md border border-line bg-raised">
              <span className="py-1.5 pl-3">{names.get(entry) ?? `No. ${entry}`}</span>
              <button
                type="button"
                aria-label={`Remove ${names.get(entry) ?? entry}`}
                onClick={() => removeAt(at)}
                className="grid w-9 place-items-center text-soft hover:text-danger max-md:min-h-11 max-md:w-11"
              >
                <Icon node={X} className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
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
