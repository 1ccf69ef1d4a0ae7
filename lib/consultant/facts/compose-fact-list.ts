import { evidenceLabels } from "@/lib/content/peptides/evidence";
import type { Block, Piece } from "../draft";
import { say } from "../draft";
import { frame } from "../frames";
import type { LibraryPeptide } from "../library-index";
import { makePassage, type Passage } from "../passage";
import type { Criterion } from "./criteria";
import type { FactKind } from "./fact-sentences";
import type { FactList } from "./find-fact-list";

const MAX_LISTED = 12;

/** How many peptides meet the criteria, the first of them with the fact that says so, and where the rest are. */
export function composeFactList(list: FactList): Block[] {
  const { found, criteria } = list;
  const summary = toSummary(list);
  const first = { pieces: summary.paragraphs.flat().map((text) => ({ text, passage: summary })) };
  if (found.length === 0) return [{ ...first, isList: false }];
  const kind = kindOf(criteria);
  return [
    { ...first, isList: false },
    { isList: true, pieces: found.slice(0, MAX_LISTED).map((peptide) => toItem(peptide, kind)) },
    say(frame("listedByFacts")),
  ];
}

/** The sentence that answers, cited where the whole list stands. */
function toSummary({ found, criteria, href }: FactList): Passage {
  const words = criteria.map(({ words }) => words).join("; ");
  const rest = found.length - MAX_LISTED;
  const count = found.length === 0 ? "No peptide" : countText(found.length);
  const verb = found.length === 1 ? "meets" : "meet";
  const sentence = `${count} of the library ${found.length === 0 ? "meets" : verb} this by its recorded facts: ${words}${rest > 0 ? ` (the first ${MAX_LISTED} are listed here, with a link to all)` : ""}.`;
  return makePassage({
    id: "facts-list",
    section: "facts",
    peptideId: 0,
    title: href ? "The same list in the database" : "Peptide Database",
    href: href ?? "/database",
    paragraphs: [[sentence]],
  });
}

function countText(count: number): string {
  return count === 1 ? "1 peptide" : `${count} peptides`;
}

/** Which facts say why a peptide is listed. */
function kindOf(criteria: Criterion[]): FactKind | null {
  const [first] = criteria;
  if (!first) return null;
  const { filter = {}, words } = first;
  if (filter.status || filter.agency) return filter.status === "never" ? null : "approvals";
  if (filter.target || /^(?:acting|activating|blocking|partly activating)/.test(words))
    return "targets";
  if (filter.sport || /Prohibited List|sport/.test(words)) return "sport";
  if (/boxed warning/.test(words)) return "boxedWarning";
  if (filter.route) return "routes";
  return null;
}

/** "Semaglutide (approved medicine)", and its fact where one sentence says why it is listed. */
function toItem(peptide: LibraryPeptide, kind: FactKind | null): Piece {
  const { id, name, tier, facts, factPassages, record } = peptide;
  const fact = kind ? factPassages.get(kind)?.paragraphs[0]?.[0] : undefined;
  const strength = tier ? evidenceLabels[tier].name.toLowerCase() : "no evidence tier";
  const size = [
    record.length && `${record.length} residues`,
    record.mass && `${record.mass} g/mol`,
  ].filter(Boolean);
  const text =
    fact && facts
      ? `${name} (${strength}). ${fact}`
      : `${name} (${[strength, ...size].join(", ")}).`;
  return {
    text,
    passage: makePassage({
      id: `facts-item-${id}`,
      section: "facts",
      peptideId: id,
      title: name,
      href: `/peptides/${id}`,
      paragraphs: [[text]],
      names: [name],
    }),
  };
}
