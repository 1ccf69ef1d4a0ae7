"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { RestoreDialog, type RestoredState } from "@/components/admin/history/restore-dialog";
import { RefreshButton, TabHeading } from "@/components/admin/ui/tab-heading";
import { ToolbarSelect } from "@/components/admin/ui/toolbar-select";
import { notifyError } from "@/components/ui/notify";
import { REVISION_ACTIONS } from "@/lib/resources/revisions/revision-actions";
import type { HistoryEntry, RevisionDetail } from "@/lib/resources/revisions/revision-schema";
import { failureWords } from "../ui/failure-words";
import { changedName, entityOptions } from "./entities";
import { toWords } from "./field-words";
import { RestoreButton, RevisionList } from "./revision-list";
import { useRestore } from "./use-restore";
import { useRevisions } from "./use-revisions";

const actionLabels = {
  create: "Created",
  update: "Changed",
  delete: "Deleted",
  restore: "Restored",
  import: "Imported",
};
const actionOptions = REVISION_ACTIONS.map((value) => ({ value, label: actionLabels[value] }));

/** Everything that was changed, newest first; a change can be taken back. */
export function ActivityTab() {
  const params = useSearchParams();
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
          aria-label="Kind"
          value={entity}
          onChange={({ target }) => putInAddress("kind", target.value)}
        >
          <option value="">All kinds</option>
          <Options options={entityOptions} />
        </ToolbarSelect>
        <ToolbarSelect
          aria-label="Action"
          value={action}
          onChange={({ target }) => putInAddress("action", target.value)}
        >
          <option value="">All actions</option>
          <Options options={actionOptions} />
        </ToolbarSelect>
      </div>
      <RevisionList
        query={query}
        what="the activity"
        empty="Nothing was changed yet that matches."
        renderAction={(entry) =>
          canRestore(entry) && (
            <RestoreButton
              name={changedName(entry)}
              isBusy={restore.isPending && restore.variables.id === entry.id}
              onClick={() => void ask(entry)}
            >
              {entry.action === "delete" ? "Restore" : "Restore the version before"}
            </RestoreButton>
          )
        }
      />
      <RestoreDialog
        state={asked}
        labelOf={toWords}
        onRestore={({ revision }) => restore.mutate(revision)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

function Options({ options }: { options: { value: string; label: string }[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** Only where that changes something. */
function canRestore({ restorable }: HistoryEntry): boolean {
  return restorable.includes("before");
}

function oneOf(options: { value: string }[], value: string | null): string {
  return options.find((option) => option.value === value)?.value ?? "";
}

/** A choice is a step that Back undoes. */
function putInAddress(name: string, value: string) {
  const next = new URL(window.location.href);
  if (value) next.searchParams.set(name, value);
  else next.searchParams.delete(name);
  window.history.pushState(null, "", `${next.pathname}${next.search}`);
}
