"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type PeptideSearch, readSearch, searchHref } from "@/lib/search/peptide-search";

/** Browsers refuse a hundred changes of the address within some seconds. */
const ADDRESS_FOLLOWS_AFTER_MS = 200;

/**
 * The search on the page and in the address, which is changed without asking the server. Typing
 * changes the entry of the history; a choice and a submit add one. Back and Forward bring back what
 * an entry showed.
 */
export function useSearchInAddress(answered: PeptideSearch, categories: { id: number }[]) {
  const [search, setSearch] = useState(answered);
  const latest = useRef(answered);
  /** The address before the typing that was not submitted yet. */
  const settled = useRef(searchHref(answered));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** True of a search that goes on being typed, which a reload would interrupt. */
  const isTyping = useRef(false);
  const params = useSearchParams();

  function show(next: PeptideSearch) {
    latest.current = next;
    setSearch(next);
  }

  // Someone else changed the address: Back, Forward, a link of the frame. A page that is come back
  // to was rendered for the address before any typing, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changes with `params`
  useLayoutEffect(() => {
    if (timer.current !== undefined) return; // The address is about to follow the typing.
    const asked = readSearch(new URLSearchParams(location.search), categories);
    if (searchHref(asked) === searchHref(latest.current)) return;
    settled.current = searchHref(asked);
    isTyping.current = false;
    show(asked);
  }, [params, categories]);

  const forgetTyping = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  useEffect(() => {
    addEventListener("popstate", forgetTyping);
    return () => {
      removeEventListener("popstate", forgetTyping);
      forgetTyping();
    };
  }, [forgetTyping]);

  function followTyping() {
    if (timer.current === undefined) return;
    forgetTyping();
    history.replaceState(null, "", searchHref(latest.current));
  }

  function type(query: string) {
    isTyping.current = true;
    show({ query, category: latest.current.category });
    clearTimeout(timer.current);
    timer.current = setTimeout(followTyping, ADDRESS_FOLLOWS_AFTER_MS);
  }

  function choose(choice: Partial<PeptideSearch>) {
    followTyping();
    isTyping.current = false;
    const before = searchHref(latest.current);
    const { query, category } = latest.current;
    show({ query, category, ...choice });
    settled.current = searchHref(latest.current);
    if (settled.current !== before) history.pushState(null, "", settled.current);
  }

  // What was typed leaves the entry it was typed in and becomes one of its own.
  function submit() {
    forgetTyping();
    isTyping.current = false;
    const href = searchHref(latest.current);
    history.replaceState(null, "", settled.current);
    if (href !== settled.current) history.pushState(null, "", href);
    settled.current = href;
  }

  return { search, isTyping, type, followTyping, choose, submit };
}
