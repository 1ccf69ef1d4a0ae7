"use client";

import { type ComponentProps, type ComponentType, type MouseEvent, useRef, useState } from "react";
import type { LookupPanel } from "./lookup-panel";

/**
 * Opens the lookup below the header. Its code is loaded at the first touch; where it cannot be, and
 * without scripts, the button leads to the database.
 */
export function LookupButton() {
  const holder = useRef<HTMLDivElement>(null);
  const [Panel, setPanel] = useState<ComponentType<ComponentProps<typeof LookupPanel>>>();
  const [isOpen, setOpen] = useState(false);

  function toggle(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget;
    event.preventDefault();
    setOpen(!isOpen);
    import("./lookup-panel").then(
      (loaded) => setPanel(() => loaded.LookupPanel),
      () => form?.submit(),
    );
  }

  return (
    <div ref={holder} className="ml-auto lg:order-last lg:-ml-4 narrow:-mr-5">
      <form action="/database">
        <button
          type="submit"
          className="grid size-11 place-items-center rounded-md hover:bg-accent-wash"
          aria-label="Search the site"
          aria-expanded={isOpen}
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
      </form>
      {isOpen && Panel && <Panel holder={holder} close={() => setOpen(false)} />}
    </div>
  );
}
