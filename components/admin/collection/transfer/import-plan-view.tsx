"use client";

import { useState } from "react";
import { cn } from "@/lib/class-names";
import type { ImportPlan, PlannedRow, RowStatus } from "@/lib/resources/transfer/transfer-schema";
import { Badge } from "../cells/badge";

const names: Record<RowStatus, string> = {
  new: "New",
  changed: "Changed",
  unchanged: "Unchanged",
  refused: "Refused",
};
const tones = { new: "accent", changed: "notice", unchanged: "plain", refused: "danger" } as const;
const statuses: RowStatus[] = ["refused", "changed", "new", "unchanged"];
const MAX_SHOWN = 200;

/** The effect of an import on each item of the file, refused items first. */
export function ImportPlanView({ plan }: { plan: ImportPlan }) {
  const [shown, setShown] = useState<RowStatus | null>(null);
  const rows = statuses
    .filter((status) => (shown ? status === shown : status !== "unchanged"))
    .flatMap((status) => plan.rows.filter((row) => row.status === status));
  return (
    <>
      <fieldset aria-label="Effect on the items" className="flex flex-wrap gap-2">
        {statuses.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={shown === status}
            onClick={() => setShown(shown === status ? null : status)}
            className="min-h-11 rounded-md border border-edge px-3 aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent-strong"
          >
            {names[status]} <span className="figures">{plan.counts[status]}</span>
          </button>
        ))}
      </fieldset>
      {plan.ignored.length > 0 && (
        <p className="mt-3 text-sm text-soft">Not imported: {plan.ignored.join(", ")}</p>
      )}
      {rows.length === 0 ? (
        <p className="mt-4">Nothing would change.</p>
      ) : (
        <ul className="mt-4 border-b sm:max-h-[45vh] sm:overflow-y-auto">
          {rows.slice(0, MAX_SHOWN).map((row) => (
            <RowLine key={row.row} row={row} />
          ))}
        </ul>
      )}
      {rows.length > MAX_SHOWN && (
        <p className="mt-2 text-sm text-soft">
          The first {MAX_SHOWN} of {rows.length} are shown.
        </p>
      )}
    </>
  );
}

function RowLine({ row: { row, status, id, name, changes, reasons } }: { row: PlannedRow }) {
  return (
    <li className="border-t py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Badge tone={tones[status]}>{names[status]}</Badge>
        <span className="font-medium">{name || "Without a name"}</span>
        <span className="text-sm text-soft">
          {id === null ? `item ${row} of the file` : `ID ${id}`}
        </span>
      </p>
      {reasons.map((reason) => (
        <p key={reason} className="mt-1 text-sm text-danger">
          {reason}
        </p>
      ))}
      {changes.map(({ field, before, after }) => (
        <dl key={field} className="mt-1 grid gap-x-3 text-sm sm:grid-cols-[10rem_1fr]">
          <dt className="text-soft">{field}</dt>
          <dd className="min-w-0">
            <Value value={before} className="text-soft line-through decoration-1" />
            <Value value={after} />
          </dd>
        </dl>
      ))}
    </li>
  );
}

const MAX_LENGTH = 160;

function Value({ value, className }: { value: unknown; className?: string }) {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const cut = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return <span className={cn("block break-words", className)}>{cut || "(empty)"}</span>;
}
