"use client";

import { useQuery } from "@tanstack/react-query";
import { ValueDiffs } from "@/components/admin/history/value-diffs";
import { PanelQuery } from "@/components/admin/ui/panel-message";
import type { Revision } from "@/lib/resources/revisions/revision-schema";
import { toWords } from "./field-words";

/** The old and new values of each changed field. */
export function RevisionChanges({ id }: { id: number }) {
  const query = useQuery<Revision>({ queryKey: [`/api/admin/revisions/${id}`] });
  return (
    <PanelQuery query={query} failed="This change could not be loaded.">
      {({ before, after, changed }) => (
        <div className="rounded-md border bg-raised p-4">
          <ValueDiffs before={before ?? {}} after={after ?? {}} labelOf={toWords} paths={changed} />
        </div>
      )}
    </PanelQuery>
  );
}
