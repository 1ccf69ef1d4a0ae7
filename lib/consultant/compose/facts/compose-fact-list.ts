import type { FactFilter } from "@/lib/facts/filter/fact-filter";
import type { LibraryPeptide } from "../../corpus/library-index";
import { makePassage } from "../../corpus/passage";
import type { FactKind } from "../../facts/fact-sentences";
import type { FactList } from "../../retrieve/find-fact-list";
import type { Criterion } from "../../understand/criteria/criteria";
import type { Block, Piece } from "../draft";
import { say } from "../draft";
import { frame } from "../frames";

const MAX_LISTED = 12;

/** How many peptides meet the criteria, the first of them with the fact that says so, and where all are. */
export function composeFactList({ found, criteria, href }: FactList): Block[] {
  const words = criteria.map((criterion) => criterion.words).join("; ");
  if (found.length === 0) {
    return [quoteOf(frame("noneByFacts", { criteria: words }), href)];
  }
  const count = found.length === 1 ? "1 peptide" : `${found.length} peptides`;
  const summary = frame(found.length > MAX_LISTED ? "firstByFacts" : "allByFacts", {
    count,
    criteria: words,
  });
  const [kind, filter] = kindOf(criteria);
  return [
    say(summary),
    {
      isList: true,
      pieces: found.slice(0, MAX_LISTED).flatMap((peptide) => toItem(peptide, kind, filter) ?? []),
    },
    say(frame("listedByFacts")),
    quoteOf(frame("sameInDatabase"), href),
  ];
}

/** A sentence of ours that leads to the list on the database page. */
function quoteOf(text: string, href: string | null): Block {
  const passage = makePassage({
    id: "facts-list",
    section: "facts",
    peptideId: 0,
    title: "Peptide Database",
    href: href ?? "/database",
    paragraphs: [[text]],
  });
  return { isList: false, pieces: [{ text, passage }] };
}

/** Which facts say why a peptide is listed. */
function kindOf(criteria: Criterion[]): [FactKind | null, FactFilter] {
  const [first] = criteria;
  if (!first) return [null, {}];
  const { filter = {}, words } = first;
  if (filter.status || filter.agency) {
    return [filter.status === "never" ? null : "approvals", filter];
  }
  if (filter.target || /^(?:acting|activating|blocking|partly activating)/.test(words)) {
    return ["targets", filter];
  }
  if (filter.sport || /Prohibited List|sport/.test(words)) return ["sport", filter];
  if (/boxed warning/.test(words)) return ["boxedWarning", filter];
  if (/residues|kda|dalton|\bda\b|mol/.test(words)) return ["identity", filter];
  return [filter.route ? "routes" : null, filter];
}

/** The fact for which a peptide is listed, else how strong its evidence is; both from its page. */
function toItem(peptide: LibraryPeptide, kind: FactKind | null, filter: FactFilter): Piece | null {
  const passage = kind && peptide.factPassages.get(kind);
  if (passage) {
    const at = Math.max(0, kind === "approvals" ? indexOfApproval(peptide, filter) : 0);
    const text = passage.paragraphs[0]?.[at];
    if (text) return { text: named(peptide, text), passage };
  }
  const evidence = peptide.passages.get("evidence");
  const text = evidence?.paragraphs[0]?.[0];
  return evidence && text ? { text: named(peptide, text), passage: evidence } : null;
}

function named({ name }: LibraryPeptide, text: string): string {
  return text.includes(name) ? text : `${name}: ${text}`;
}

/** The approval that meets the filter. */
function indexOfApproval({ facts }: LibraryPeptide, { agency, condition, status }: FactFilter) {
  const isFormer = status === "former";
  return (
    facts?.approvals.findIndex(
      ({ agency: own, conditions, state }) =>
        (agency === undefined || own === agency) &&
        (condition === undefined || conditions.includes(condition)) &&
        (status !== "refused" || state === "refused") &&
        (status !== "review" || state === "under_review") &&
        (!isFormer || state === "withdrawn" || state === "discontinued") &&
        (status !== "approved" || state === "current"),
    ) ?? 0
  );
}
