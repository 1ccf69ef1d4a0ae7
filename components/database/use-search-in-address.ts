"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import {
  DATABASE_PATH,
  type KnownNames,
  type PeptideSearch,
  readSearch,
  searchHref,
} from "@/lib/search/peptide-search";

/** Browsers reject about a hundred history changes within a few seconds. */
const ADDRESS_FOLLOWS_AFTER_MS = 200;

/**
 * The search on the page and in the address, which changes without a request. Typing replaces the
 * history entry; a selection and a submit add one. Back and Forward restore an entry's search.
 */
export function useSearchInAddress(answered: PeptideSearch, known: KnownNames) {
  const [search, setSearch] = useState(answered);
  const latest = useRef(answered);
  /** The address before the input that is not submitted yet. */
  const settled = useRef(searchHref(answered));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** True while the user is typing, which a reload would interrupt. */
  const isTyping = useRef(false);
  const params = useSearchParams();

  function show(next: PeptideSearch) {
    latest.current = next;
    setSearch(next);
  }

  const forgetTyping = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  // The address changed from outside: Back, Forward, a link in the header. A restored page was also
  // rendered for the address before any input.
  const follow = useEffectEvent(() => {
    if (timer.current !== undefined) return; // The address is about to follow the typing.
    const asked = readSearch(new URLSearchParams(location.search), known);
    if (searchHref(asked) === searchHref(latest.current)) return;
    settled.current = searchHref(asked);
    isTyping.current = false;
    show(asked);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changes with `params`
  useLayoutEffect(() => follow(), [params, known]);

  // The router commits one Back after the other: while it fetches the page of a first one, which it
  // does after a reload, `params` stay as they are.
  useEffect(() => {
    const goBack = () => {
      forgetTyping();
      if (location.pathname === DATABASE_PATH) follow();
    };
    addEventListener("popstate", goBack);
    return () => {
      removeEventListener("popstate", goBack);
      forgetTyping();
    };
  }, [forgetTyping]);

  function followTyping() {
    if (timer.current === undefined) return;
    forgetTyping();
    history.replaceState(null, "", searchHref(latest.current));
  }

  function type(typed: Partial<PeptideSearch>) {
    isTyping.current = true;
    show({ ...latest.current, isWhole: false, ...typed });
    clearTimeout(timer.current);
    timer.current = setTimeout(followTyping, ADDRESS_FOLLOWS_AFTER_MS);
  }

  function choose(choice: Partial<PeptideSearch>) {
    followTyping();
    isTyping.current = false;
    const before = searchHref(latest.current);
    show({ ...latest.current, isWhole: false, ...choice });
    settled.current = searchHref(latest.current);
    if (settled.current !== before) history.pushState(null, "", settled.current);
  }

  // Unsubmitted input gets a history entry of its own.
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
