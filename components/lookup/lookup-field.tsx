"use client";

import { type ComponentProps, type ComponentType, useRef, useState } from "react";
import type { LookupSuggestions } from "./lookup-suggestions";

type Suggestions = ComponentType<ComponentProps<typeof LookupSuggestions>>;

/** A search field. Its suggestions are loaded at first focus; without them it is a plain field. */
export function LookupField(props: ComponentProps<"input">) {
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<Suggestions | null>(null);

  const load = () =>
    import("./lookup-suggestions").then(
      ({ LookupSuggestions }) => setSuggestions(() => LookupSuggestions),
      // The form works without suggestions; the next focus tries again.
      (error) => console.error("The suggestions could not be loaded", error),
    );

  return (
    <>
      <input ref={input} type="search" onPointerEnter={load} onFocus={load} {...props} />
      {Suggestions && input.current && <Suggestions input={input.current} />}
    </>
  );
}
