"use client";

import { useEffect } from "react";
import type { LatestChange } from "@/lib/facts/history/fact-change-schema";
import { listRead } from "./reading-log";

/**
 * Marks the cards of peptides that changed since this browser showed their pages. The times of all
 * changes are asked for only if a page was read before the latest one.
 */
export function ChangedCards({
  changedAt,
}: {
  /** The time of the latest change of any fact. */
  changedAt: string | null;
}) {
  useEffect(() => {
    const read = listRead();
    if (!changedAt || !Object.values(read).some((time) => time < changedAt)) return;
    const leaving = new AbortController();
    let observer: MutationObserver | undefined;
    readLatestChanges(leaving.signal).then(
      (changes) => {
        const changed = changes.filter((change) => isAfter(change, read[change.peptideId]));
        const mark = () => changed.forEach(markCards);
        mark();
        const main = document.querySelector("main");
        // Cards come and go with each search.
        observer = new MutationObserver(mark);
        if (main) observer.observe(main, { childList: true, subtree: true });
      },
      (error) => leaving.signal.aborted || console.error("The changes could not be read", error),
    );
    return () => {
      leaving.abort();
      observer?.disconnect();
    };
  }, [changedAt]);
  return null;
}

function isAfter({ changedAt }: LatestChange, readAt: string | undefined): boolean {
  return readAt !== undefined && readAt < changedAt;
}

async function readLatestChanges(signal: AbortSignal): Promise<LatestChange[]> {
  const response = await fetch("/api/peptides/changes", { signal });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return response.json();
}

const MARK = "card-changed";

function markCards({ peptideId }: LatestChange) {
  for (const link of document.querySelectorAll(`.card a[href="/peptides/${peptideId}"]`)) {
    const card = link.closest(".card");
    if (!card || card.querySelector(`.${MARK}`)) continue;
    const mark = document.createElement("p");
    mark.className = MARK;
    const changes = document.createElement("a");
    changes.href = `/peptides/${peptideId}/changes`;
    changes.textContent = "Changed since you read it";
    mark.append(changes);
    link.parentElement?.after(mark);
  }
}
