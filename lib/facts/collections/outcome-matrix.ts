import type { Facts } from "../fact-references";
import type { FactLine, FactTable } from "../fact-tables";
import { capitalise, directions } from "../fact-words";
import { identifyRows } from "../history/fact-ids";
import { factAnchor } from "../history/fact-reference";
import { DIRECTIONS, IN_WHOM } from "../vocabularies";
import { outcomeName } from "../vocabulary";
import type { CollectedCondition } from "./conditions";
import type { FactHolder } from "./fact-holder";

type Outcome = Facts["outcomes"][number];

interface Finding {
  peptide: FactHolder;
  outcome: Outcome;
  href: string;
}

/**
 * What was found for one condition: a row for each outcome, most findings first, and in whom. Each
 * peptide leads to the fact behind its mark. Null where no finding is recorded.
 */
export function outcomeMatrix({ entries }: CollectedCondition): FactTable | null {
  const findings = entries.flatMap(({ peptide, facts }) => listFindings(peptide, facts.outcomes));
  if (findings.length === 0) return null;
  const byOutcome = [...Map.groupBy(findings, ({ outcome }) => outcome.outcome)].toSorted(
    ([a, first], [b, second]) =>
      second.length - first.length || outcomeName(a).localeCompare(outcomeName(b), "en"),
  );
  return {
    id: "outcomes",
    layout: "matrix",
    title: "Outcomes by kind of study",
    note: "What was found, and in whom; a name leads to the finding with its source. Findings are counted, not weighed: a large trial and a small study are one each, and a result in animals or cells says little about people.",
    head: ["Outcome", ...IN_WHOM.map(capitalise)],
    rows: byOutcome.map(([key, found]) => [
      [{ text: outcomeName(key) }],
      ...IN_WHOM.map((group) => cellOf(found.filter(({ outcome }) => outcome.inWhom === group))),
    ]),
  };
}

function listFindings(peptide: FactHolder, outcomes: Outcome[]): Finding[] {
  const ids = peptide.facts ? identifyRows(peptide.facts) : new Map<object, string>();
  return outcomes.map((outcome) => {
    const id = ids.get(outcome);
    return { peptide, outcome, href: `/peptides/${peptide.id}${id ? `#${factAnchor(id)}` : ""}` };
  });
}

/** "▲ Better: 3", then who. */
function cellOf(findings: Finding[]): FactLine[] {
  return DIRECTIONS.flatMap((direction): FactLine[] => {
    const found = findings.filter(({ outcome }) => outcome.direction === direction);
    if (found.length === 0) return [];
    const { symbol, word } = directions[direction];
    return [
      { symbol, text: `${word}: ${found.length}` },
      ...found.map((finding, at) => ({
        text: nameOf(finding, found.slice(0, at)),
        href: finding.href,
        isMinor: true,
      })),
    ];
  });
}

/** "Semaglutide", and "Semaglutide (2)" for its second finding. */
function nameOf({ peptide }: Finding, before: Finding[]): string {
  const earlier = before.filter((other) => other.peptide.id === peptide.id).length;
  return earlier === 0 ? peptide.name : `${peptide.name} (${earlier + 1})`;
}
