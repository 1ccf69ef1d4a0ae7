import type { ReactNode } from "react";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { LoadError } from "@/components/admin/ui/load-error";
import { RowsSkeleton } from "@/components/admin/ui/tab-skeleton";
import { useRefreshNotice } from "@/components/admin/ui/use-refresh-notice";
import type { RevisionEntry } from "@/lib/resources/revisions/revision-schema";
import type { useRevisions } from "../history/use-revisions";
import { RevisionLine } from "./revision-line";

/** Revisions with an action for each, and a button for older ones. */
export function RevisionList<Entry extends RevisionEntry>({
  query,
  what,
  empty,
  renderAction,
}: {
  query: ReturnType<typeof useRevisions<Entry>>;
  /** "the activity" */
  what: string;
  empty: string;
  renderAction: (entry: Entry) => ReactNode;
}) {
  const { entries, error, isPending, hasNextPage, isFetchingNextPage, refetch } = query;
  useRefreshNotice(query, what);
  if (isPending) return <RowsSkeleton />;
  if (!entries) {
    return (
      <LoadError text={`Failed to load ${what}: ${error?.message}`} onRetry={() => refetch()} />
    );
  }
  if (entries.length === 0) {
    return <p className="border-t py-10 text-center text-soft">{empty}</p>;
  }
  return (
    <>
      <ul className="mt-4">
        {entries.map((entry) => (
          <RevisionLine key={entry.id} entry={entry}>
            {renderAction(entry)}
          </RevisionLine>
        ))}
      </ul>
      {hasNextPage && (
        <div className="border-t pt-4 text-center">
          <CompactButton isIdle={isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {isFetchingNextPage ? "Loading..." : "Show older"}
          </CompactButton>
        </div>
      )}
    </>
  );
}
