"use client";

import { type ComponentType, useState } from "react";
import { notifyError } from "@/components/ui/notify";
import { failureWords } from "./failure-words";

/** A window whose code is loaded when it is first opened; reports a failure to load it. */
export function useWindow<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Window, setWindow] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setOpen] = useState(false);
  async function open() {
    try {
      const loaded = await load();
      setWindow(() => loaded);
      setOpen(true);
    } catch (error) {
      notifyError(failureWords(error));
    }
  }
  return { Window: isOpen ? Window : null, open, close: () => setOpen(false) };
}
