"use client";

import { CompactButton } from "@/components/admin/ui/compact-button";
import { RefreshButton, TabHeading } from "@/components/admin/ui/tab-heading";
import { focusAgain } from "@/components/ui/focus";
import { BIN_DAYS } from "@/lib/resources/revisions/bin-days";
import type { RevisionEntry } from "@/lib/resources/revisions/revision-schema";
import { useRestore } from "../history/use-restore";
import { useRevisions } from "../history/use-revisions";
import { changedName } from "./entities";
import { RevisionList } from "./revision-list";

/** Items in the bin; one click restores an item with its references. */
export function BinTab() {
  const query = useRevisions<RevisionEntry>("/api/admin/bin");
  const { mutate, isPending, variables } = useRestore();
  return (
    <>
      <TabHeading
        title="Bin"
        text={`Deleted items can be restored for ${BIN_DAYS} days. Messages and conversations are deleted for good.`}
      >
        <RefreshButton isLoading={query.isFetching} onClick={() => query.refetch()} />
      </TabHeading>
      <RevisionList
        query={query}
        what="the bin"
        empty="The bin is empty."
        renderAction={(entry) => (
          <CompactButton
            aria-label={`Restore: ${changedName(entry)}`}
            isIdle={isPending && variables.revision.id === entry.id}
            onClick={() =>
              mutate({ revision: entry, side: "before" }, { onSuccess: () => focusAgain(null) })
            }
          >
            Restore
          </CompactButton>
        )}
      />
    </>
  );
}
