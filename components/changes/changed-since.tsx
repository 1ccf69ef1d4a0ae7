"use client";

import { useEffect, useState } from "react";
import type { FactChange } from "@/lib/facts/history/fact-change-schema";
import { factAnchor } from "@/lib/facts/history/fact-reference";
import { forgetReading, noteReading } from "./reading-log";

const MAX_NAMED = 3;

/**
 * What changed on a peptide's page since this browser showed it before. Only the browser knows when that
 * was: the changes are asked for as a whole, and only if the latest is newer.
 */
export function ChangedSince({
  peptideId,
  changedAt,
}: {
  peptideId: number;
  /** The time of the latest change of a fact. */
  changedAt: string | null;
}) {
  const [found, setFound] = useState<{ readAt: string; changes: FactChange[] }>();
  useEffect(() => {
    const readAt = noteReading(peptideId);
    if (!readAt || !changedAt || changedAt <= readAt) return;
    const leaving = new AbortController();
    readChanges(peptideId, readAt, leaving.signal).then(
      (changes) => setFound({ readAt, changes }),
      (error) => leaving.signal.aborted || console.error("The changes could not be read", error),
    );
    return () => leaving.abort();
  }, [peptideId, changedAt]);

  if (!found || found.changes.length === 0) return null;
  const { readAt, changes } = found;
  const more = changes.length - MAX_NAMED;
  return (
    <p
      role="status"
      className="no-print mt-4 border-l-4 border-notice-line bg-notice-wash px-4 py-2.5 font-sans text-[0.9375rem] text-notice"
    >
      {`Changed since you read it on ${dayText(readAt)}: `}
      <a href={`/peptides/${peptideId}/changes`} className="underline">
        {changes.length === 1 ? "1 fact" : `${changes.length} facts`}
      </a>
      {". "}
      {changes.slice(0, MAX_NAMED).map(({ id, action, fact, title }, at) => (
        <span key={id}>
          {at > 0 && "; "}
          {action === "removed" ? (
            `${title} (removed)`
          ) : (
            <a href={`#${factAnchor(fact)}`} className="underline">
              {title}
            </a>
          )}
        </span>
      ))}
      {more > 0 && `; and ${more} more`}
      {". "}
      <button
        type="button"
        className="min-h-6 underline"
        onClick={() => {
          forgetReading();
          setFound(undefined);
        }}
      >
        Forget what I read
      </button>
    </p>
  );
}

/** The latest change of each fact since then. */
async function readChanges(peptideId: number, since: string, signal: AbortSignal) {
  const response = await fetch(`/api/peptides/${peptideId}/changes`, { signal });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  const changes: FactChange[] = await response.json();
  const latest = new Map<string, FactChange>();
  for (const change of changes) {
    if (change.createdAt > since && !latest.has(change.fact)) latest.set(change.fact, change);
  }
  return [...latest.values()];
}

function dayText(time: string): string {
  return new Date(time).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
  });
}
