"use client";

import { useEffect, useRef, useState } from "react";
import { cn } from "@/lib/class-names";
import { type ComboboxOption, findNamed, findOptions } from "./combobox-options";
import { Input } from "./input";

interface Props {
  id: string;
  /** The accessible name of the list. */
  label: string;
  options: ComboboxOption[];
  /** The label of what is chosen, shown until something is typed. */
  chosen?: string;
  onChoose: (value: string) => void;
  /** Called with text that names no option when it is left; blank where it was cleared. */
  onLeave: (text: string) => void;
  placeholder?: string | undefined;
  "aria-invalid"?: boolean | undefined;
  "aria-describedby"?: string | undefined;
}

const MAX_SHOWN = 40;

/** A text field with a list of suggestions, found by name or synonym: arrow keys, Enter, Escape. */
export function Combobox({ id, label, options, chosen = "", onChoose, onLeave, ...props }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = isOpen ? findOptions(options, typed ?? "").slice(0, MAX_SHOWN) : [];
  const listId = `${id}-options`;
  const optionId = (at: number) => `${listId}-${at}`;

  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [isOpen, active]);

  function close() {
    setOpen(false);
    setTyped(null);
    setActive(0);
  }
  function choose(value: string) {
    close();
    onChoose(value);
  }
  function leave() {
    close();
    if (typed === null || typed === chosen) return;
    const named = findNamed(options, typed);
    if (named) onChoose(named.value);
    else onLeave(typed.trim());
  }

  return (
    <div className="relative font-sans text-[0.9375rem]">
      <Input
        id={id}
        {...props}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
        autoComplete="off"
        value={typed ?? chosen}
        {...(isOpen && { "data-own-escape": "" })}
        onClick={() => setOpen(true)}
        onBlur={leave}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
          setOpen(true);
        }}
        onKeyDown={(event) => {
          const { key } = event;
          if (key === "ArrowDown" || key === "ArrowUp") {
            event.preventDefault();
            const step = key === "ArrowDown" ? 1 : -1;
            if (!isOpen) setOpen(true);
            else setActive((active + step + found.length) % Math.max(1, found.length));
          } else if (key === "Enter" && isOpen) {
            event.preventDefault();
            const option = found[active];
            if (option) choose(option.value);
          } else if (key === "Escape" && isOpen) {
            event.preventDefault();
            close();
          }
        }}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={label}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded-md border bg-raised p-1 shadow-lg empty:hidden"
      >
        {found.map(({ value, label: name, synonyms = [] }, at) => (
          <button
            key={value}
            id={optionId(at)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(value)}
            className={cn(
              "flex min-h-11 w-full flex-wrap items-baseline gap-x-2 rounded px-2 py-2 text-left lg:min-h-9",
              at === active ? "bg-accent-wash text-accent-strong" : "hover:bg-accent-wash",
            )}
          >
            {name}
            {synonyms.length > 0 && (
              <span className="text-soft text-sm">{synonyms.slice(0, 3).join(", ")}</span>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
