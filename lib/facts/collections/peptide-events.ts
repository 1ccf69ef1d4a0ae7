import type { Article } from "@/lib/content/research/article-schema";
import { yearOf } from "@/lib/content/research/article-year";
import { retractionMark } from "@/lib/content/research/retraction";
import type { Facts } from "../fact-references";
import { agencyName, approvalStates, capitalise, dateText, figure, phaseName } from "../fact-words";
import { isOver } from "../glance";
import { identifyRows } from "../history/fact-ids";
import { factAnchor } from "../history/fact-reference";

export const EVENT_KINDS = ["paper", "trial", "approval", "end", "retraction"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface PeptideEvent {
  kind: EventKind;
  year: number;
  /** "2017", "December 2017". */
  date: string;
  text: string;
  detail: string;
  href: string;
}

export interface PeptideEvents {
  /** Oldest first. */
  events: PeptideEvent[];
  /** What is recorded without a year, in words: "2 approvals", "1 trial". */
  undated: string[];
}

/** What is recorded of a peptide with a year: papers, trials, approvals, their ends and retractions. */
export function listPeptideEvents(
  peptide: { id: number; facts: Facts | null },
  articles: Pick<Article, "id" | "title" | "journal" | "year" | "date">[],
): PeptideEvents {
  const { facts } = peptide;
  const ids = facts ? identifyRows(facts) : new Map<object, string>();
  const addressOf = (row: object) => {
    const fact = ids.get(row);
    return `/peptides/${peptide.id}${fact ? `#${factAnchor(fact)}` : ""}`;
  };
  const approvals = facts?.approvals ?? [];
  const trials = facts?.trials ?? [];
  const decided = approvals.flatMap((approval) => eventsOfApproval(approval, addressOf(approval)));
  const tried = trials.flatMap((trial) => eventOfTrial(trial, addressOf(trial)) ?? []);
  const published = articles.flatMap((article) => eventOfPaper(article) ?? []);
  return {
    events: withFirsts([...published, ...tried, ...decided]),
    undated: [
      count(approvals.filter(({ date, ended }) => !date && !ended).length, "approval"),
      count(trials.length - tried.length, "trial"),
      count(articles.length - published.length, "paper"),
    ].flatMap((text) => text ?? []),
  };
}

function eventsOfApproval(approval: Facts["approvals"][number], href: string): PeptideEvent[] {
  const { agency, state, date, ended, indication, brand } = approval;
  const detail = [indication, brand].filter(Boolean).join("; ");
  const by = agencyName(agency);
  const isDecided = state !== "refused" && state !== "under_review";
  return [
    ...(date
      ? [
          {
            kind: isDecided ? ("approval" as const) : ("end" as const),
            ...at(date),
            text: isDecided ? `Approved, ${by}` : `${capitalise(approvalStates[state])}, ${by}`,
            detail,
            href,
          },
        ]
      : []),
    ...(ended && isOver(state)
      ? [
          {
            kind: "end" as const,
            ...at(ended),
            text: `${capitalise(approvalStates[state])}, ${by}`,
            detail,
            href,
          },
        ]
      : []),
  ];
}

function eventOfTrial(trial: Facts["trials"][number], href: string): PeptideEvent | null {
  const { name, year, phase, participants, state } = trial;
  if (!year) return null;
  const about = [
    phase && phaseName(phase),
    participants && `${figure(participants)} people`,
    state === "ongoing" || state === "terminated" ? state : "",
  ].filter(Boolean);
  return {
    kind: "trial",
    ...at(String(year)),
    text: `Trial: ${name}`,
    detail: capitalise(about.join(", ")),
    href,
  };
}

function eventOfPaper(
  article: Pick<Article, "id" | "title" | "journal" | "year" | "date">,
): PeptideEvent | null {
  const year = yearOf(article);
  if (year === null) return null;
  const mark = retractionMark(article.title);
  return {
    kind: mark ? "retraction" : "paper",
    ...at(String(year)),
    text: `${mark ?? "Paper"}: ${article.title}`,
    detail: article.journal ?? "",
    href: `/research/${article.id}`,
  };
}

function at(date: string): Pick<PeptideEvent, "year" | "date"> {
  return { year: Number(date.slice(0, 4)), date: dateText(date) };
}

const FIRSTS: Partial<Record<EventKind, string>> = {
  paper: "earliest paper recorded here",
  trial: "earliest trial in people recorded here",
  approval: "earliest dated approval recorded here",
};

/** Oldest first. The first of a kind says so, which is no claim that there was none before. */
function withFirsts(events: PeptideEvent[]): PeptideEvent[] {
  const told = new Set<EventKind>();
  return events
    .toSorted(
      (a, b) => a.year - b.year || EVENT_KINDS.indexOf(a.kind) - EVENT_KINDS.indexOf(b.kind),
    )
    .map((event) => {
      const first = FIRSTS[event.kind];
      if (!first || told.has(event.kind)) return event;
      told.add(event.kind);
      return { ...event, detail: [event.detail, `the ${first}`].filter(Boolean).join("; ") };
    });
}

function count(number: number, word: string): string | null {
  if (number === 0) return null;
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}
