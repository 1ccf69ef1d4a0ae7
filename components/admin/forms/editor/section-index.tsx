"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";

export interface SectionLink {
  /** The id of the section's element. */
  id: string;
  title: string;
}

/** A line across the window; the section that crosses it is the current one. */
const READING_LINE = "-35% 0px -64% 0px";

/** How a reader goes to another place by hand. */
const MOVES = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** Links to the sections of a long form; in a narrow window a select. The address may name one. */
export function SectionIndex({ sections }: { sections: SectionLink[] }) {
  const [current, choose] = useCurrentSection(sections);
  const goToNamed = useEffectEvent(() => {
    const id = location.hash.slice(1);
    if (sections.some((section) => section.id === id)) go(id);
  });
  useEffect(() => goToNamed(), []);
  if (sections.length < 3) return null;
  function go(id: string) {
    choose(id);
    const section = document.getElementById(id);
    section?.scrollIntoView({ block: "start" });
    section?.focus({ preventScroll: true });
  }
  return (
    <>
      <nav aria-label="Sections" className="-mx-2 flex flex-wrap max-lg:hidden lg:basis-full">
        {sections.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            aria-current={id === current ? "true" : undefined}
            onClick={() => go(id)}
            className="min-h-9 rounded-md px-2 text-sm text-soft hover:text-ink aria-[current]:text-accent-strong"
          >
            {title}
          </button>
        ))}
      </nav>
      <select
        aria-label="Section"
        value={current}
        onChange={({ target }) => go(target.value)}
        className="min-h-11 min-w-0 max-w-44 flex-1 bg-transparent text-base text-soft lg:hidden"
      >
        {sections.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </>
  );
}

function useCurrentSection(sections: SectionLink[]) {
  const [current, setCurrent] = useState(sections[0]?.id);
  // What is chosen stays so while editors above it load and shift the form, until the reader moves on.
  const isChosen = useRef(false);
  useEffect(() => {
    const release = () => {
      isChosen.current = false;
    };
    for (const kind of MOVES) addEventListener(kind, release, { passive: true });
    return () => {
      for (const kind of MOVES) removeEventListener(kind, release);
    };
  }, []);
  const ids = sections.map(({ id }) => id).join(" ");
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const [entered] = entries.filter(({ isIntersecting }) => isIntersecting);
        if (entered && !isChosen.current) setCurrent(entered.target.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of ids.split(" ")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  const choose = (id: string) => {
    isChosen.current = true;
    setCurrent(id);
  };
  return [current, choose] as const;
}
