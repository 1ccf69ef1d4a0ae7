import type { LibraryPeptide } from "../../corpus/library-index";
import { makePassage } from "../../corpus/passage";
import type { FactList } from "../../retrieve/find-fact-list";
import type { RelatedPeptide } from "../../retrieve/lists/related-list";
import type { Criterion, Reason } from "../../understand/criteria/criteria";
import type { Block, Piece } from "../parts/draft";
import { say } from "../parts/draft";
import { frame } from "../parts/frames";

const MAX_LISTED = 12;

/** How many peptides meet the criteria, the first of them with the fact that says so, and where all are. */
export function composeFactList(list: FactList): Block[] {
  const { found, criteria, superlative, href, unread, nearest, related = [] } = list;
  const asked = superlative ? [...criteria, superlative] : criteria;
  const words = asked.map((criterion) => criterion.words).join("; ");
  const reasons = [...(superlative ? [superlative] : []), ...criteria].flatMap(
    ({ reason }) => reason ?? [],
  );
  const notRead = unread ? [say(frame("unreadByFacts", { criteria: unread }))] : [];
  if (found.length === 0) {
    return [
      quoteOf(frame("noneByFacts", { criteria: words }), href),
      ...(nearest ? tellNearest(nearest, criteria) : []),
      ...notRead,
    ];
  }
  const count = found.length === 1 ? "1 peptide" : `${found.length} peptides`;
  const more = found.length - MAX_LISTED;
  const summary = frame(found.length === 1 ? "oneByFacts" : "allByFacts", {
    count,
    criteria: words,
  });
  return [
    say(summary),
    {
      isList: true,
      pieces: found.slice(0, MAX_LISTED).flatMap((peptide) => toItem(peptide, reasons) ?? []),
    },
    ...(more > 0 ? [tellMore(found.slice(MAX_LISTED), href)] : []),
    ...(related.length > 0 ? [tellRelated(related)] : []),
    ...notRead,
    say(frame("listedByFacts")),
    ...(href && more <= 0 ? [quoteOf(frame("sameInDatabase"), href)] : []),
  ];
}

/** "If “approved for obesity” is left out, 2 match:" */
function tellNearest(
  { without, found }: NonNullable<FactList["nearest"]>,
  criteria: Criterion[],
): Block[] {
  const reasons = criteria
    .filter(({ words }) => words !== without)
    .flatMap(({ reason }) => reason ?? []);
  const pieces = found.flatMap((peptide) => toItem(peptide, reasons) ?? []);
  const name = found.length === 1 ? "withoutOne" : "withoutSome";
  return [
    say(frame(name, { criteria: without, count: `${found.length}` })),
    { isList: true, pieces },
    say(frame("listedByFacts")),
  ];
}

/** "Not counted, as recorded for a related condition: Setmelanotide (POMC deficiency)." */
function tellRelated(related: RelatedPeptide[]): Block {
  const names = related.map(({ name, conditions }) => `${name} (${conditions.join("; ")})`);
  return say(frame("relatedByFacts", { names: names.join(", ") }));
}

/** The database's list where its filters express it, else the names. */
function tellMore(others: LibraryPeptide[], href: string | null): Block {
  const count = `${others.length}`;
  if (href) return quoteOf(frame("moreByFacts", { count }), href);
  return say(frame("moreNamed", { count, names: others.map(({ name }) => name).join(", ") }));
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

/** The fact for which a peptide is listed, else what it is; both from its page. */
function toItem(peptide: LibraryPeptide, reasons: Reason[]): Piece | null {
  for (const { kind, indexIn, says } of peptide.facts ? reasons : []) {
    const passage = peptide.factPassages.get(kind);
    const sentences = passage?.paragraphs.map(([sentence]) => sentence) ?? [];
    const index = Math.min(peptide.facts ? indexIn(peptide.facts) : -1, sentences.length - 1);
    const text = says ? sentences.find((one = "") => says.test(one)) : sentences[index];
    if (passage && text) return { text: named(peptide, text), passage };
  }
  const about = peptide.summary ?? peptide.passages.get("identity");
  const text = about?.paragraphs[0]?.[0];
  return about && text ? { text: named(peptide, text), passage: about } : null;
}

function named({ name }: LibraryPeptide, text: string): string {
  return text.includes(name) ? text : `${name}: ${text}`;
}
