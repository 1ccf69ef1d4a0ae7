import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import type { Answer } from "@/lib/search/answer";
import { fold } from "@/lib/search/fold";
import { DATABASE_PATH, type KnownNames } from "@/lib/search/peptide-search";

/** The results below a status line with their number, the query and the filters. */
export function SearchResults({
  answer: { search, total, isExact, criteria },
  known,
  isBusy,
  onFollow,
  children,
}: {
  answer: Answer;
  known: KnownNames;
  isBusy: boolean;
  /** Called when a link to another search is clicked; answers it in place or leaves it alone. */
  onFollow: (params: URLSearchParams, event: MouseEvent) => void;
  children: ReactNode;
}) {
  const categoryName = known.categories.find(({ id }) => id === search.category)?.name;
  const section = useRef<HTMLElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || link.pathname !== DATABASE_PATH) return;
    onFollow(new URL(link.href).searchParams, event);
    // A link that is answered in place disappears.
    if (event.defaultPrevented) status.current?.focus({ preventScroll: true });
  });

  // The links are plain: those of the server's answer are not hydrated.
  useEffect(() => {
    const { current } = section;
    current?.addEventListener("click", onClick);
    return () => current?.removeEventListener("click", onClick);
  }, []);

  return (
    <section
      ref={section}
      id="results"
      aria-label="Results"
      aria-busy={isBusy}
      className="mt-8 scroll-mt-20 border-t pt-6"
    >
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="break-words font-sans text-[0.9375rem] text-soft"
      >
        {total} {total === 1 ? "peptide" : "peptides"}
        {fold(search.query) &&
          ` ${isExact || total === 0 ? "for" : "close to"} “${search.query.trim()}”`}
        {categoryName && ` in ${categoryName}`}
        {criteria.length > 0 && <span className="sr-only">, {criteria.join(", ")}</span>}
      </p>
      {children}
    </section>
  );
}
