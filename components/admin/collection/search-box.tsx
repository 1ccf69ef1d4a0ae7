"use client";

import { useEffect, useRef, useState } from "react";
import { Input } from "@/components/ui/input";
import type { ChangeTable } from "./use-table-state";

const WAIT_MS = 250;

/** Searches while one types. The first letter is a step to go back from, those after it are not. */
export function SearchBox({
  label,
  value,
  isAlone,
  change,
}: {
  label: string;
  value: string;
  /** No filter stands beside it. */
  isAlone: boolean;
  change: ChangeTable;
}) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);

  useEffect(() => {
    // Back, or a press on "Clear": what stands in the address is what is searched for.
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string) {
    clearTimeout(timer.current);
    const how = sent.current === "" ? "push" : "replace";
    sent.current = text;
    change({ search: text }, how);
  }

  return (
    <search className={isAlone ? "" : "max-xl:col-span-2"}>
      <Input
        type="search"
        aria-label={label}
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
      />
    </search>
  );
}
