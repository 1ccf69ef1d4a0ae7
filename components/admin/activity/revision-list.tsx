import type { ReactNode } from "react";
import { LoadError } from "@/components/admin/inbox/load-error";
import { TabSkeleton } from "@/components/admin/tab-skeleton";
import { Button } from "@/components/ui/button";
import type { RevisionEntry } from "@/lib/content/revisions/revision-schema";
import { RevisionLine } from "./revision-line";
import type { useRevisions } from "./use-revisions";

/** Revisions with what can be done about each, and the way to older ones. */
export function RevisionList({
  query,
  what,
  empty,
  renderAction,
}: {
  query: ReturnType<typeof useRevisions>;
  /** "the activity" */
  what: string;
  empty: string;
  renderAction: (entry: RevisionEntry) => ReactNode;
}) {
  const { entries, error, isPending, hasNextPage, isFetchingNextPage, refetch } = query;
  if (isPending) return <TabSkeleton />;
  if (!entries) {
    return (
      <LoadError
        title="Error"
        text={`Failed to load ${what}: ${error?.message}`}
        onRetry={() => refetch()}
      />
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
          <Button
            variant="outline"
            size="small"
            className="min-h-11 aria-disabled:opacity-60 lg:min-h-9"
            aria-disabled={isFetchingNextPage}
            onClick={() => !isFetchingNextPage && query.fetchNextPage()}
          >
            {isFetchingNextPage ? "Loading..." : "Show older"}
          </Button>
        </div>
      )}
    </>
  );
}

/** Does what it says once; the line then leaves or changes. */
export function RestoreButton({
  children,
  name,
  isBusy,
  onClick,
}: {
  children: string;
  /** What is restored, for those who hear the button alone. */
  name: string;
  isBusy: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      variant="outline"
      size="small"
      className="min-h-11 aria-disabled:opacity-60 lg:min-h-9"
      aria-label={`${children}: ${name}`}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onClick()}
    >
      {children}
    </Button>
  );
}
