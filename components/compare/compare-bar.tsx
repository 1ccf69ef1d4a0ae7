"use client";

import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { CHOSEN, withChosen } from "@/lib/facts/compare/chosen";
import { compareAddress, MAX_COMPARED } from "@/lib/facts/compare/compare-address";
import { findChoice, idOfChoice, markChosen } from "./chosen-cards";
import { useChosen } from "./use-chosen";
import { useNames } from "./use-names";

/**
 * What was chosen on the cards or rows of a list, at the foot of the window. Without scripts a card's
 * link leads to the page that begins a comparison.
 */
export function CompareBar() {
  return (
    <Suspense>
      <Bar />
    </Suspense>
  );
}

function Bar() {
  const { chosen, choose } = useChosen();
  const [isRefused, setRefused] = useState(false);
  const names = useNames(chosen, leaveOut);

  function leaveOut(id: number) {
    choose(chosen.filter((other) => other !== id));
  }

  const toggle = useEffectEvent((event: MouseEvent) => {
    const choice = findChoice(event.target);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!choice || opensElsewhere) return followWithChoice(event, chosen);
    if (choice.tagName === "A") event.preventDefault();
    const id = idOfChoice(choice);
    const isFull = chosen.length >= MAX_COMPARED && !chosen.includes(id);
    setRefused(isFull);
    if (isFull) markChosen(chosen);
    else if (chosen.includes(id)) leaveOut(id);
    else choose([...chosen, id]);
  });
  const addToForm = useEffectEvent(({ formData, target }: FormDataEvent) => {
    const isOfList =
      target instanceof HTMLFormElement && lists.test(new URL(target.action).pathname);
    if (isOfList && chosen.length > 0) formData.set(CHOSEN, chosen.join(","));
  });
  useEffect(() => {
    addEventListener("click", toggle);
    addEventListener("formdata", addToForm);
    return () => {
      removeEventListener("click", toggle);
      removeEventListener("formdata", addToForm);
    };
  }, []);

  useEffect(() => {
    const main = document.querySelector("main");
    markChosen(chosen);
    if (chosen.length === 0 || !main) return;
    // Cards come and go with each search.
    const observer = new MutationObserver(() => markChosen(chosen));
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [chosen]);

  if (chosen.length === 0) return null;
  return (
    <section aria-label="Comparison" className="compare-bar no-print">
      <p role="status">{statusText(names, isRefused)}</p>
      <a href={compareAddress(chosen)} className={buttonVariants()}>
        {chosen.length === 1 ? "What to set beside it" : `Compare ${chosen.length}`}
      </a>
      <button type="button" onClick={() => choose([])}>
        Clear
      </button>
    </section>
  );
}

const lists = /^\/(peptides|database|explore)$/;

/** Links to other lists that load a new page take the choice with them. */
function followWithChoice(event: MouseEvent, chosen: number[]) {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link || event.defaultPrevented || chosen.length === 0) return;
  if (link.origin !== location.origin || !lists.test(link.pathname)) return;
  if (!link.dataset.inPlace) link.search = withChosen(link.search, chosen);
}

function statusText(names: string[], isRefused: boolean): string {
  const text = `To compare: ${names.join(", ")}.`;
  if (isRefused) return `${MAX_COMPARED} at most. ${text}`;
  return names.length === 1 ? `${text} Choose one more.` : text;
}
