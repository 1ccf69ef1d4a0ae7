import Link from "next/link";
import type { ReactNode } from "react";
import { formatChatTime } from "@/lib/content/chat-sessions/chat-time";
import type { RevisionAction } from "@/lib/content/revisions/revision-actions";
import type { RevisionEntry } from "@/lib/content/revisions/revision-schema";
import { changedHref, changedName, entityLabel } from "./entities";

const actions: Record<RevisionAction, string> = {
  create: "created",
  update: "changed",
  delete: "deleted",
  restore: "restored",
  import: "imported",
};

/** Who did what to which item, and when. */
export function RevisionLine({ entry, children }: { entry: RevisionEntry; children?: ReactNode }) {
  const { entity, action, actor, changed, createdAt } = entry;
  const href = action === "delete" ? null : changedHref(entry);
  const name = changedName(entry);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t py-3">
      <div className="min-w-0 flex-1">
        <p className="break-words">
          <span className="text-soft">{entityLabel(entity)}</span>{" "}
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
          <span className="text-soft">{actions[action]}</span>
        </p>
        <p className="text-soft text-sm">
          <time dateTime={createdAt} className="figures">
            {formatChatTime(createdAt)}
          </time>{" "}
          by {actor}
          {changed.length > 0 && <> · {changed.map(toWords).join(", ")}</>}
        </p>
      </div>
      {children}
    </li>
  );
}

/** "molecularWeight" reads "molecular weight". */
function toWords(field: string): string {
  return field.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
