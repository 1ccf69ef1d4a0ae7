"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { RestoreDialog, type RestoredState } from "@/components/admin/history/restore-dialog";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { RefreshButton, TabHeading } from "@/components/admin/ui/tab-heading";
import { ToolbarSelect } from "@/components/admin/ui/toolbar-select";
import { notifyError } from "@/components/ui/notify";
import { REVISION_ACTIONS } from "@/lib/resources/revisions/revision-actions";
import type { HistoryEntry, RevisionDetail } from "@/lib/resources/revisions/revision-schema";
import { actionLabels } from "../history/action-labels";
import { useRestore } from "../history/use-restore";
import { useRevisions } from "../history/use-revisions";
import { failureWords } from "../ui/failure-words";
import { setAddressParams, useAddressQuery } from "../ui/use-address-query";
import { changedName, entityOptions } from "./entities";
import { toWords } from "./field-words";
import { RevisionList } from "./revision-list";

const actionOptions = REVISION_ACTIONS.map((value) => ({ value, label: actionLabels[value] }));

/** All changes, newest first, each with a way to undo it. */
export function ActivityTab() {
  const params = useAddressQuery();
  const entity = oneOf(entityOptions, params.get("kind"));
  const action = oneOf(actionOptions, params.get("action"));
  const query = useRevisions<HistoryEntry>("/api/admin/revisions", { entity, action });
  const restore = useRestore();
  const client = useQueryClient();
  const [asked, setAsked] = useState<RestoredState | null>(null);
  async function ask({ id }: HistoryEntry) {
    try {
      const path = `/api/admin/revisions/${id}`;
      const revision = await client.fetchQuery<RevisionDetail>({ queryKey: [path], staleTime: 0 });
      setAsked({ revision, side: "before" });
    } catch (error) {
      notifyError(failureWords(error));
    }
  }
  return (
    <>
      <TabHeading title="Activity" text="Every change by the administrator, newest first">
        <RefreshButton isLoading={query.isFetching} onClick={() => query.refetch()} />
      </TabHeading>
      <div className="grid grid-cols-2 gap-2 sm:flex">
        <ToolbarSelect
          label="Kind"
          value={entity}
          options={[{ value: "", label: "All kinds" }, ...entityOptions]}
          onChange={(kind) => setAddressParams({ kind })}
        />
        <ToolbarSelect
          label="Action"
          value={action}
          options={[{ value: "", label: "All actions" }, ...actionOptions]}
          onChange={(value) => setAddressParams({ action: value })}
        />
      </div>
      <RevisionList
        query={query}
        what="the activity"
        empty="No change matches."
        renderAction={(entry) => {
          const label = entry.action === "delete" ? "Restore" : "Restore the version before";
          return (
            canRestore(entry) && (
              <CompactButton
                aria-label={`${label}: ${changedName(entry)}`}
                isIdle={restore.isPending && restore.variables.revision.id === entry.id}
                onClick={() => void ask(entry)}
              >
                {label}
              </CompactButton>
            )
          );
        }}
      />
      <RestoreDialog
        state={asked}
        labelOf={toWords}
        onRestore={restore.mutate}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

/** Whether undoing the change would change the item. */
function canRestore({ restorable }: HistoryEntry): boolean {
  return restorable.includes("before");
}

function oneOf(options: { value: string }[], value: string | null): string {
  return options.find((option) => option.value === value)?.value ?? "";
}
