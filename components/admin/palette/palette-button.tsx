"use client";

import { Search } from "lucide";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { failureWords } from "@/components/admin/ui/failure-words";
import { Icon } from "@/components/ui/icon";
import { notifyError } from "@/components/ui/notify";

/** Preloading waits until the tab itself has loaded. */
const LOADED_AFTER_MS = 2_000;

const load = async () => (await import("./command-palette")).CommandPalette;
const loadNotices = () => import("@/components/ui/toaster");

/**
 * Opens the command palette, as Ctrl K or ⌘ K does. Its code is loaded after the tab; until then a
 * placeholder input takes what is typed.
 */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  const [Palette, setPalette] = useState<Awaited<ReturnType<typeof load>>>();
  const [typed, setTyped] = useState("");
  const [isEntered, setEntered] = useState(false);
  const before = useRef<Element | null>(null);

  function open() {
    before.current = document.activeElement;
    setTyped("");
    setEntered(false);
    setOpen(true);
    load().then(
      (loaded) => setPalette(() => loaded),
      (error) => {
        close();
        notifyError(failureWords(error));
      },
    );
  }
  function close() {
    setOpen(false);
    if (before.current instanceof HTMLElement) before.current.focus();
  }
  const openByKey = useEffectEvent(() => !isOpen && open());
  // Preloads the palette, as its placeholder cannot take the focus from a dialog, and the notices, which
  // could not be loaded offline. Failures are ignored: the first use tries again and reports them.
  useEffect(() => {
    const timer = setTimeout(() => Promise.allSettled([load(), loadNotices()]), LOADED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || event.altKey || event.shiftKey) return;
      if (event.ctrlKey === event.metaKey) return;
      event.preventDefault();
      openByKey();
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
      {isOpen && Palette && (
        <Palette
          initialText={typed}
          isEntered={isEntered}
          onClose={() => setOpen(false)}
          onClosed={() => before.current instanceof HTMLElement && before.current.focus()}
        />
      )}
      {isOpen && !Palette && (
        <Waiting
          typed={typed}
          onType={(next) => {
            setTyped(next);
            setEntered(false);
          }}
          onEnter={() => setEntered(true)}
          onClose={close}
        />
      )}
    </>
  );
}

function Waiting({
  typed,
  onType,
  onEnter,
  onClose,
}: {
  typed: string;
  onType: (typed: string) => void;
  onEnter: () => void;
  onClose: () => void;
}) {
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the key that opened it asked for it
      autoFocus
      aria-label="Go to a tab, an item or an action"
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
        if (event.key === "Enter" && !event.nativeEvent.isComposing) onEnter();
      }}
      className="fixed inset-x-4 top-[12vh] z-50 mx-auto h-14 max-w-xl rounded-lg border bg-raised pr-14 pl-5 text-base shadow-xl"
    />
  );
}
