"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { RefreshButton, TabHeading } from "@/components/admin/tab-heading";
import { ToolbarSelect } from "@/components/admin/toolbar-select";
import { REVISION_ACTIONS } from "@/lib/content/revisions/revision-actions";
import type { RevisionEntry } from "@/lib/content/revisions/revision-schema";
import { changedName, entityOptions, isRestorable } from "./entities";
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
  const query = useRevisions("/api/admin/revisions", { entity, action });
  const restore = useRestore();
  const [asked, setAsked] = useState<RevisionEntry>();
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
              onClick={() => setAsked(entry)}
            >
              {entry.action === "delete" ? "Restore" : "Restore the version before"}
            </RestoreButton>
          )
        }
      />
      <ConfirmDialog
        question={
          asked
            ? {
                title: "Restore the version before",
                text: `"${changedName(asked)}" becomes what it was before this change. Later changes to it are taken back too; they stay in this list and can be restored.`,
                action: "Restore",
                isHarmless: true,
                onConfirm: () => restore.mutate(asked),
              }
            : null
        }
        onClose={() => setAsked(undefined)}
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

function canRestore({ entity, action }: RevisionEntry): boolean {
  return action !== "create" && isRestorable(entity);
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
