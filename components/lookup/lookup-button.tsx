"use client";

import { type ComponentProps, type ComponentType, useRef, useState } from "react";
import type { LookupPanel } from "./lookup-panel";

/** Opens the lookup, whose code is loaded at the first press. If that fails, the database opens. */
export function LookupButton() {
  const holder = useRef<HTMLDivElement>(null);
  const [Panel, setPanel] = useState<ComponentType<ComponentProps<typeof LookupPanel>>>();
  const [isOpen, setOpen] = useState(false);

  function toggle() {
    setOpen(!isOpen);
    import("./lookup-panel").then(
      (loaded) => setPanel(() => loaded.LookupPanel),
      () => location.assign("/database"),
    );
  }

  return (
    <div ref={holder} className="needs-scripts ml-auto lg:order-last lg:-ml-5 narrow:-mr-5">
      <button
        type="button"
        className="grid size-11 place-items-center rounded-md hover:bg-accent-wash"
        aria-label="Search the site"
        // No aria-expanded while closed: the header's menu returns the focus to its first toggle.
        aria-expanded={isOpen || undefined}
        onClick={toggle}
      >
        <svg
          viewBox="0 0 24 24"
          className="size-5 fill-none stroke-current stroke-2"
          aria-hidden="true"
        >
          <path d="m20 20-4.500-4.500M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0" />
        </svg>
      </button>
      {isOpen && Panel && <Panel holder={holder} close={() => setOpen(false)} />}
    </div>
  );
}
