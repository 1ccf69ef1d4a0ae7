"use client";

import { Search } from "lucide";
import { useEffect, useId, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/class-names";

const WAIT_MS = 250;

/** Searches during typing. The first letter adds an entry to the history, further ones replace it. */
export function SearchBox({
  label,
  value,
  className,
  onSearch,
}: {
  label: string;
  value: string;
  className?: string;
  onSearch: (text: string, how: "push" | "replace") => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);

  useEffect(() => {
    // Back and "Clear" change the address, which decides the search.
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string) {
    clearTimeout(timer.current);
    const how = sent.current === "" ? "push" : "replace";
    sent.current = text;
    onSearch(text, how);
  }

  return (
    <search className={cn("relative", className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon
        node={Search}
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-soft"
      />
      <input
        id={id}
        type="search"
        placeholder={label}
        value={typed}
        maxLength={200}
        onChange={({ target }) => {
          setTyped(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(target.value.trim()), WAIT_MS);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") search(typed.trim());
        }}
        className="min-h-11 w-full rounded-md border border-edge bg-raised pr-3 pl-9 text-base lg:min-h-9 lg:text-[0.9375rem]"
      />
    </search>
  );
}
