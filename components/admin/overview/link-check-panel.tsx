"use client";

import Link from "next/link";
import { itemHref } from "@/components/admin/activity/entities";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { formatChatTime } from "@/lib/conversations/chat-time";
import type { LinkCheck } from "@/lib/links/link-check-schema";
import { OverviewPanel } from "./overview-panel";
import { useLinkCheck } from "./use-link-check";

const MAX_SHOWN = 10;

/** Broken links in the items, and the check that finds them. */
export function LinkCheckPanel() {
  const { answer, error, start, isStarting } = useLinkCheck();
  const check = answer?.check ?? null;
  const isRunning = check?.state === "running";
  return (
    <OverviewPanel
      title="Broken links"
      count={check && check.state !== "no-network" ? check.broken.length : null}
    >
      <p role="status" className="text-soft">
        {error && !answer ? `Failed to load: ${error.message}` : answer && summarise(check)}
      </p>
      {check && <BrokenLinks broken={check.broken} />}
      {answer && !answer.isAllowed && (
        <p className="mt-2 text-soft">This server is set not to ask other hosts (LINK_CHECK).</p>
      )}
      {answer?.isAllowed && !isRunning && (
        <CompactButton className="mt-3" isIdle={isStarting} onClick={start}>
          {check ? "Check again" : "Check the links"}
        </CompactButton>
      )}
    </OverviewPanel>
  );
}

function summarise(check: LinkCheck | null): string {
  if (!check) return "The links in the library have not been checked yet.";
  const { state, checked, total, unsure, startedAt, finishedAt } = check;
  const of = `${checked.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} links`;
  const at = formatChatTime(finishedAt ?? startedAt);
  if (state === "running") return `Checking: ${of}.`;
  if (state === "no-network")
    return `No host could be reached at ${at}: the server has no network.`;
  if (state === "interrupted") return `A check was interrupted after ${of}, ${at}.`;
  const doubt =
    unsure > 0
      ? ` ${unsure} could not be judged: their hosts refuse robots or did not answer.`
      : "";
  return `${of} checked, ${at}.${doubt}`;
}

function BrokenLinks({ broken }: Pick<LinkCheck, "broken">) {
  if (broken.length === 0) return null;
  const more = broken.length - MAX_SHOWN;
  return (
    <ul className="mt-2">
      {broken.slice(0, MAX_SHOWN).map(({ url, reason, holders }) => (
        <li key={url} className="border-t py-2">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="break-all text-accent-strong underline underline-offset-4"
          >
            {url}
          </a>
          <p className="text-soft text-sm">
            {reason}. In{" "}
            {holders.map(({ entity, id, name }, index) => (
              <span key={`${entity} ${id}`}>
                {index > 0 && ", "}
                <Link href={itemHref(entity, id)} prefetch={false} className="underline">
                  {name}
                </Link>
              </span>
            ))}
          </p>
        </li>
      ))}
      {more > 0 && <li className="border-t py-2 text-soft">and {more} more</li>}
    </ul>
  );
}
