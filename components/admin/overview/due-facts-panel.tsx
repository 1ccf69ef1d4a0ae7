"use client";

import Link from "next/link";
import { itemHref } from "@/components/admin/activity/entities";
import { sectionId } from "@/components/admin/forms/editor/form-section";
import { titleOfPart } from "@/components/admin/forms/facts/fact-section-list";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { dateText } from "@/lib/facts/date-text";
import type { DueSource, Overview } from "@/lib/overview/overview-schema";
import { OverviewPanel } from "./overview-panel";
import { useStillTrue } from "./use-still-true";

/** Facts that may have changed since they were read, by the source to read again. */
export function DueFactsPanel({ total, first, more, next }: Overview["dueFacts"]) {
  return (
    <OverviewPanel title="Facts to check again" count={total}>
      {total === 0 && <p className="text-soft">{sayNext(next)}</p>}
      <ul>
        {first.map((due) => (
          <DueLine key={`${due.peptide.id} ${due.source.key}`} due={due} />
        ))}
        {more > 0 && (
          <li className="border-t py-2 text-soft">
            and facts of {more.toLocaleString("en-US")} more {more === 1 ? "source" : "sources"}
          </li>
        )}
      </ul>
    </OverviewPanel>
  );
}

function sayNext(next: string | null): string {
  const due = next ? `The next become due on ${dateText(next)}.` : "No facts become due.";
  return `Nothing has to be checked again now. ${due}`;
}

function DueLine({ due }: { due: DueSource }) {
  const { peptide, source, facts } = due;
  const { confirm, isConfirming } = useStillTrue();
  return (
    <li className="border-t py-2">
      <p className="font-medium">{peptide.name}</p>
      <ul>
        {facts.map(({ kind, name }) => (
          <li key={`${kind} ${name}`}>
            <Link
              href={`${itemHref("peptides", peptide.id)}#${sectionId("peptides", titleOfPart(kind))}`}
              prefetch={false}
              className="break-words underline decoration-1 decoration-edge underline-offset-4 hover:text-accent-strong"
            >
              {titleOfPart(kind)}: {name}
            </Link>
          </li>
        ))}
      </ul>
      <p className="break-words text-soft text-sm">
        Checked on {dateText(source.checked)} in{" "}
        {source.url ? (
          <a href={source.url} target="_blank" rel="noreferrer" className="underline">
            {source.title}
          </a>
        ) : (
          source.title
        )}
      </p>
      <CompactButton
        className="mt-2"
        aria-label={`Still true today: ${peptide.name}, ${source.title}`}
        isIdle={isConfirming}
        onClick={() => confirm(due)}
      >
        Still true today
      </CompactButton>
    </li>
  );
}
