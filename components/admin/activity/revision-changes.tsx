"use client";

import { useQuery } from "@tanstack/react-query";
import { ValueDiffs } from "@/components/admin/history/value-diffs";
import type { Revision } from "@/lib/resources/revisions/revision-schema";
import { toWords } from "./field-words";

/** The old and new values of each changed field. */
export function RevisionChanges({ id }: { id: number }) {
  const { data, error } = useQuery<Revision>({ queryKey: [`/api/admin/revisions/${id}`] });
  if (error && !data) {
    return (
      <p role="alert" className="py-2 text-danger">
        Failed to load the change: {error.message}
      </p>
    );
  }
  if (!data?.before || !data.after) return <p className="py-2 text-soft">Loading...</p>;
  return (
    <div className="rounded-md border bg-raised p-4">
      <ValueDiffs before={data.before} after={data.after} labelOf={toWords} paths={data.changed} />
    </div>
  );
}
