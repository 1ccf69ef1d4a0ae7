"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type {
  HistoryEntry,
  HistoryPage,
  Revision,
} from "@/lib/resources/revisions/revision-schema";
import { ChoiceSelect } from "../ui/choice-select";
import { CompactButton } from "../ui/compact-button";
import { PanelQuery } from "../ui/panel-message";
import { Time } from "../ui/time";
import { actionLabels } from "./action-labels";
import { RestoreDialog, type RestoredState } from "./restore-dialog";
import { RevisionQuery } from "./revision-query";
import { ShowChangesButton } from "./show-changes-button";
import { useRestore } from "./use-restore";
import { useRevisions } from "./use-revisions";
import { ValueDiffs } from "./value-diffs";

const PAGE_SIZE = 20;

export interface HistoryChoice {
  label: string;
  /** A collection, or "documents". */
  entity: string;
  id: string;
}

interface Props {
  choices: HistoryChoice[];
  labelOf: (path: string) => string;
  onRestored: () => void | Promise<void>;
}

/** The changes of an item or document: who made them, when and where. Each can be undone. */
export function ItemHistory({ choices, ...props }: Props) {
  const [at, setAt] = useState(0);
  const choice = choices[at];
  return (
    <>
      <ChoiceSelect
        label="History of"
        choices={choices}
        at={at}
        onChange={setAt}
        className="mb-4 max-w-xs"
      />
      {choice && <Entries key={choice.id} choice={choice} {...props} />}
    </>
  );
}

function Entries({
  choice: { entity, id },
  labelOf,
  onRestored,
}: Omit<Props, "choices"> & { choice: HistoryChoice }) {
  const restore = useRestore({ onRestored });
  const query = useRevisions<HistoryEntry, HistoryPage>(
    "/api/admin/revisions",
    { entity, id },
    PAGE_SIZE,
  );
  const [asked, setAsked] = useState<RestoredState | null>(null);
  return (
    <>
      <PanelQuery query={query} failed="The history could not be loaded.">
        {({ pages }) => {
          const entries = pages.flatMap(({ items }) => items);
          const origin = pages.at(-1)?.origin;
          return (
            <>
              <ol>
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} labelOf={labelOf} onRestore={setAsked} />
                ))}
                {origin && <Origin {...origin} />}
              </ol>
              {entries.length === 0 && !origin && (
                <p className="text-soft">
                  This is the built-in text. Nothing was changed here yet.
                </p>
              )}
            </>
          );
        }}
      </PanelQuery>
      {query.hasNextPage && (
        <Button type="button" variant="outline" onClick={() => query.fetchNextPage()}>
          Show older changes
        </Button>
      )}
      <RestoreDialog
        state={asked}
        labelOf={labelOf}
        onRestore={restore.mutate}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

/** How an item that belongs to the site's first content was created. */
function Origin({ createdAt }: { createdAt: string | null }) {
  return (
    <li className="border-t py-3 first:border-t-0">
      <span className="font-medium">Created</span> with the site's first content
      {createdAt && (
        <>
          {", "}
          <Time value={createdAt} />
        </>
      )}
    </li>
  );
}

function Entry({
  entry,
  labelOf,
  onRestore,
}: {
  entry: HistoryEntry;
  labelOf: (path: string) => string;
  onRestore: (state: RestoredState) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const { action, actor, changed, createdAt } = entry;
  const fields = changed.map(labelOf).join(", ");
  return (
    <li className="border-t py-3 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0">
          <span className="font-medium">{actionLabels[action]}</span> by {actor},{" "}
          <Time value={createdAt} />
          {fields && <span className="block text-soft text-sm">{fields}</span>}
        </p>
        <ShowChangesButton isShown={isOpen} onChange={setOpen} />
      </div>
      {isOpen && <Changes entry={entry} labelOf={labelOf} onRestore={onRestore} />}
    </li>
  );
}

function Changes({ entry, labelOf, onRestore }: Parameters<typeof Entry>[0]) {
  return (
    <RevisionQuery id={entry.id}>
      {(revision) => (
        <div className="mt-3 space-y-4">
          <ValueDiffs
            before={revision.before ?? {}}
            after={revision.after ?? {}}
            labelOf={labelOf}
            paths={entry.changed.length > 0 ? entry.changed : namesOf(revision)}
          />
          <div className="flex flex-wrap gap-2">
            {entry.restorable.map((side) => (
              <CompactButton key={side} onClick={() => onRestore({ revision, side })}>
                {side === "before" ? "Restore the state before" : "Restore the state after"}
              </CompactButton>
            ))}
            {entry.restorable.length === 0 && (
              <p className="text-soft text-sm">This is the current state.</p>
            )}
          </div>
        </div>
      )}
    </RevisionQuery>
  );
}

/** The fields that a created or deleted item had, without ids and times. */
function namesOf({ before, after }: Revision): string[] {
  const state = after ?? before ?? {};
  const isBlank = (value: unknown) =>
    value === null || value === "" || (Array.isArray(value) && value.length === 0);
  return Object.keys(state).filter(
    (name) => !["id", "createdAt", "updatedAt"].includes(name) && !isBlank(state[name]),
  );
}
