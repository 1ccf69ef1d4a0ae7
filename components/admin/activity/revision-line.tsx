"use client";

import Link from "next/link";
import { type ReactNode, useId, useState } from "react";
import { Time } from "@/components/admin/ui/time";
import type { RevisionEntry } from "@/lib/resources/revisions/revision-schema";
import { actionLabels } from "../history/action-labels";
import { RevisionQuery } from "../history/revision-query";
import { ValueDiffs } from "../history/value-diffs";
import { changedHref, describeChanged } from "./entities";
import { toWords } from "./field-words";

const MAX_FIELDS_SHOWN = 4;

/** A change: who made it, to which item and when. The changed fields expand to their old and new values. */
export function RevisionLine({ entry, children }: { entry: RevisionEntry; children?: ReactNode }) {
  const { action, actor, createdAt } = entry;
  const href = action === "delete" ? null : changedHref(entry);
  const { kind, name } = describeChanged(entry);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="border-t py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="break-words">
            {kind && <span className="text-soft">{kind} </span>}
            {href ? (
              <Link
                href={href}
                prefetch={false}
                className="font-medium underline decoration-1 decoration-edge underline-offset-4 hover:text-accent-strong"
              >
                {name}
              </Link>
            ) : (
              <span className="font-medium">{name}</span>
            )}{" "}
            <span className="text-soft">{wordFor(entry)}</span>
          </p>
          <p className="text-soft text-sm">
            <Time value={createdAt} /> by {actor}
          </p>
          {canShow(entry) && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
              className="min-h-11 text-left text-accent-strong text-sm underline decoration-1 underline-offset-4 lg:min-h-7"
            >
              {listFields(entry.changed)}
            </button>
          )}
        </div>
        {children}
      </div>
      <div id={id} hidden={!isOpen} className="mt-2">
        {isOpen && (
          <RevisionQuery id={entry.id}>
            {({ before, after, changed }) => (
              <div className="rounded-md border bg-raised p-4">
                <ValueDiffs
                  before={before ?? {}}
                  after={after ?? {}}
                  labelOf={toWords}
                  paths={changed}
                />
              </div>
            )}
          </RevisionQuery>
        )}
      </div>
    </li>
  );
}

/** Only the mark of a message can change. */
function wordFor({ entity, action }: RevisionEntry): string {
  return entity === "contact-messages" && action === "update"
    ? "marked"
    : actionLabels[action].toLowerCase();
}

/** Revisions of messages hold no texts. */
function canShow({ entity, changed }: RevisionEntry): boolean {
  return changed.length > 0 && entity !== "contact-messages";
}

function listFields(fields: string[]): string {
  const shown = fields.slice(0, MAX_FIELDS_SHOWN).map(toWords).join(", ");
  const more = fields.length - MAX_FIELDS_SHOWN;
  return more > 0 ? `${shown} and ${more} more` : shown;
}
