"use client";

import { Search } from "lucide";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";

const CommandPalette = lazy(async () => ({
  default: (await import("./command-palette")).CommandPalette,
}));

/** Opens the command palette, as Ctrl K or ⌘ K does; its code is loaded the first time. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  const before = useRef<Element | null>(null);

  function open() {
    before.current = document.activeElement;
    setOpen(true);
  }
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || event.altKey || event.shiftKey) return;
      if (event.ctrlKey === event.metaKey) return;
      event.preventDefault();
      before.current = document.activeElement;
      setOpen(true);
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        onClick={open}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        className="needs-scripts flex min-h-11 w-full items-center gap-2.5 rounded-md border border-edge px-3 text-left text-soft hover:border-accent hover:text-ink lg:min-h-9"
      >
        <Icon node={Search} className="size-4" />
        <span className="flex-1">Go to …</span>
        <span aria-hidden="true" className="font-sans text-xs max-lg:hidden">
          Ctrl K
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CommandPalette
            onClose={() => setOpen(false)}
            onClosed={() => before.current instanceof HTMLElement && before.current.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
