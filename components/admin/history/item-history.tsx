"use client";

import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { notifyError, notifySuccess } from "@/components/ui/notify";
import { request } from "@/lib/api/client";
import type {
  HistoryEntry,
  HistoryPage,
  Revision,
  RevisionDetail,
} from "@/lib/resources/revisions/revision-schema";
import { ChoiceSelect } from "../ui/choice-select";
import { CompactButton } from "../ui/compact-button";
import { failureWords } from "../ui/failure-words";
import { RestoreDialog, type RestoredState } from "./restore-dialog";
import { ShowChangesButton } from "./show-changes-button";
import { ValueDiffs } from "./value-diffs";

const PAGE = 20;

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

/** Who changed one item or document, when and what; each change can be taken back. */
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
  const restore = useRestore(onRestored);
  const { data, isError, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ["/api/admin/revisions", entity, id],
    initialPageParam: null as number | null,
    queryFn: async ({ pageParam, signal }) => {
      const query = new URLSearchParams({ entity, id, limit: String(PAGE) });
      if (pageParam !== null) query.set("before", String(pageParam));
      return (await request<HistoryPage>(`/api/admin/revisions?${query}`, { signal })).data;
    },
    getNextPageParam: ({ next }) => next,
  });
  const [asked, setAsked] = useState<RestoredState | null>(null);
  if (isError) {
    return (
      <p role="alert" className="text-danger">
        The history could not be loaded.{" "}
        <Button type="button" variant="link" onClick={() => refetch()}>
          Retry
        </Button>
      </p>
    );
  }
  if (!data)
    return (
      <p role="status" className="text-soft">
        Loading…
      </p>
    );
  const entries = data.pages.flatMap(({ items }) => items);
  const origin = data.pages.at(-1)?.origin;
  return (
    <>
      <ol>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} labelOf={labelOf} onRestore={setAsked} />
        ))}
        {origin && <Origin {...origin} />}
      </ol>
      {entries.length === 0 && !origin && (
        <p className="text-soft">This is the built-in text. Nothing was changed here yet.</p>
      )}
      {hasNextPage && (
        <Button type="button" variant="outline" onClick={() => fetchNextPage()}>
          Show older changes
        </Button>
      )}
      <RestoreDialog
        state={asked}
        labelOf={labelOf}
        onRestore={restore}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

/** How what the site came with began. */
function Origin({ createdAt }: { createdAt: string | null }) {
  return (
    <li className="border-t py-3 first:border-t-0">
      <span className="font-medium">Created</span> with the site's first content
      {createdAt && (
        <>
          {", "}
          <time dateTime={createdAt} className="figures">
            {time.format(new Date(createdAt))}
          </time>
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
          <span className="font-medium">{actions[action]}</span> by {actor},{" "}
          <time dateTime={createdAt} className="figures">
            {time.format(new Date(createdAt))}
          </time>
          {fields && <span className="block text-soft text-sm">{fields}</span>}
        </p>
        <ShowChangesButton isShown={isOpen} onChange={setOpen} />
      </div>
      {isOpen && <Changes entry={entry} labelOf={labelOf} onRestore={onRestore} />}
    </li>
  );
}

function Changes({ entry, labelOf, onRestore }: Parameters<typeof Entry>[0]) {
  const { data, isError } = useQuery<RevisionDetail>({
    queryKey: [`/api/admin/revisions/${entry.id}`],
  });
  if (isError)
    return (
      <p role="alert" className="mt-3 text-danger">
        This change could not be loaded.
      </p>
    );
  if (!data)
    return (
      <p role="status" className="mt-3 text-soft">
        Loading…
      </p>
    );
  return (
    <div className="mt-3 space-y-4">
      <ValueDiffs
        before={data.before ?? {}}
        after={data.after ?? {}}
        labelOf={labelOf}
        paths={entry.changed.length > 0 ? entry.changed : namesOf(data)}
      />
      <div className="flex flex-wrap gap-2">
        {entry.restorable.map((side) => (
          <CompactButton key={side} onClick={() => onRestore({ revision: data, side })}>
            {side === "before" ? "Restore the state before" : "Restore the state after"}
          </CompactButton>
        ))}
        {entry.restorable.length === 0 && <p className="text-soft text-sm">It is so now.</p>}
      </div>
    </div>
  );
}

function useRestore(onRestored: Props["onRestored"]) {
  const client = useQueryClient();
  return async ({ revision, side }: RestoredState) => {
    try {
      const address = `/api/admin/revisions/${revision.id}/restore?state=${side}`;
      await request(address, { method: "POST" });
      await client.invalidateQueries();
      notifySuccess("Restored successfully!");
      await onRestored();
    } catch (error) {
      notifyError(`Failed to restore: ${failureWords(error)}`);
    }
  };
}

/** Of a creation: what it had, but not what every row has. */
function namesOf({ before, after }: Revision): string[] {
  const state = after ?? before ?? {};
  const isBlank = (value: unknown) =>
    value === null || value === "" || (Array.isArray(value) && value.length === 0);
  return Object.keys(state).filter(
    (name) => !["id", "createdAt", "updatedAt"].includes(name) && !isBlank(state[name]),
  );
}

const actions: Record<HistoryEntry["action"], string> = {
  create: "Created",
  update: "Changed",
  delete: "Deleted",
  restore: "Restored",
  import: "Imported",
};

const time = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
