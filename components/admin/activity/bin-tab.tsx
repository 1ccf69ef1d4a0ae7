"use client";

import { RefreshButton, TabHeading } from "@/components/admin/ui/tab-heading";
import { focusAgain } from "@/components/ui/focus";
import { changedName } from "./entities";
import { RestoreButton, RevisionList } from "./revision-list";
import { useRestore } from "./use-restore";
import { useRevisions } from "./use-revisions";

/** What was deleted in the last 30 days; one click brings an item back with its references. */
export function BinTab() {
  const query = useRevisions("/api/admin/bin");
  const { mutate, isPending, variables } = useRestore();
  return (
    <>
      <TabHeading
        title="Bin"
        text="Deleted items can be restored for 30 days. Messages and conversations are deleted for good."
      >
        <RefreshButton isLoading={query.isFetching} onClick={() => query.refetch()} />
      </TabHeading>
      <RevisionList
        query={query}
        what="the bin"
        empty="The bin is empty."
        renderAction={(entry) => (
          <RestoreButton
            name={changedName(entry)}
            isBusy={isPending && variables.id === entry.id}
            onClick={() => mutate(entry, { onSuccess: () => focusAgain(null) })}
          >
            Restore
          </RestoreButton>
        )}
      />
    </>
  );
}
