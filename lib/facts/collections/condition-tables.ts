import { evidenceLabels } from "@/lib/content/peptides/evidence";
import type { FactLine, FactTable } from "../fact-tables";
import {
  capitalise,
  directions,
  figure,
  furthestFirst,
  phaseName,
  resultText,
} from "../fact-words";
import { approvalLines } from "../glance";
import { IN_WHOM } from "../vocabularies";
import { outcomeName } from "../vocabulary";
import { ofPeptide } from "./collected-sources";
import {
  type CollectedCondition,
  type ConditionEntry,
  STANDINGS,
  type Standing,
} from "./conditions";
import type { FactHolder } from "./fact-holder";

const titles: Record<Standing, string> = {
  approved: "Approved now",
  former: "Approved once, not now",
  people: "Studied in people, not approved for it",
  laboratory: "Studied in animals or cells only",
  named: "Named on the peptide's page only",
};

const notes: Partial<Record<Standing, string>> = {
  laboratory: "A result in animals or cells says little about people.",
  named: "Among the related conditions of these peptides, without a study recorded as data here.",
};

/** The peptides of a condition, a table for each standing. */
export function conditionTables({ entries }: CollectedCondition): FactTable[] {
  return STANDINGS.flatMap((standing) => {
    const found = entries.filter((entry) => entry.standing === standing);
    if (found.length === 0) return [];
    const isNamed = standing === "named";
    const note = notes[standing];
    return {
      id: standing,
      layout: isNamed ? "named" : "condition",
      title: titles[standing],
      ...(note && { note }),
      head: isNamed
        ? ["Peptide", "As named there"]
        : ["Peptide", "Approval or phase", "Trials in people", "Outcomes"],
      rows: found.map((entry) =>
        [
          peptideLines(entry.peptide),
          ...(isNamed
            ? [entry.named.map((text) => ({ text }))]
            : [statusLines(entry), trialLines(entry), outcomeLines(entry)]),
        ].map((lines) => ofPeptide(entry.peptide, lines)),
      ),
    };
  });
}

/** A peptide with its evidence over all uses. */
export function peptideLines({ id, name, evidenceTier }: FactHolder): FactLine[] {
  return [
    { text: name, href: `/peptides/${id}` },
    ...(evidenceTier
      ? [
          {
            text: `Evidence for any use: ${evidenceLabels[evidenceTier].name.toLowerCase()}`,
            isMinor: true,
          },
        ]
      : []),
  ];
}

function statusLines({ standing, facts: { approvals, development } }: ConditionEntry): FactLine[] {
  const indications = [...new Set(approvals.map(({ indication }) => indication))];
  const highest =
    standing === "people" || standing === "laboratory" ? furthestFirst(development)[0] : undefined;
  const phase = highest && {
    text: capitalise(
      [phaseName(highest.phase), ...(highest.state === "unknown" ? [] : [highest.state])].join(
        ", ",
      ),
    ),
    sources: [highest.source],
  };
  return [
    ...approvalLines(approvals),
    ...indications.map((text) => ({ text, isMinor: true })),
    ...(phase ? [phase] : []),
  ];
}

function trialLines({ facts: { trials } }: ConditionEntry): FactLine[] {
  return trials.flatMap((trial) => {
    const { name, participants, year, phase, state, source } = trial;
    const about = [
      participants && `${figure(participants)} people`,
      phase && phaseName(phase),
      year,
      state === "ongoing" || state === "terminated" ? state : "",
    ].filter(Boolean);
    return [
      { text: about.length > 0 ? `${name}: ${about.join(", ")}` : name },
      { text: resultText(trial), isMinor: true, sources: [source] },
    ];
  });
}

/**
 * Findings in one direction share a line. A size that a trial beside it says already, from the same
 * source, is not said again.
 */
function outcomeLines({ facts: { outcomes, trials } }: ConditionEntry): FactLine[] {
  const told = new Set(trials.map(({ source }) => source));
  return IN_WHOM.flatMap((group) => {
    const found = outcomes.filter(({ inWhom }) => inWhom === group);
    const alike = Map.groupBy(found, ({ outcome, direction }) => `${outcome} ${direction}`);
    const lines = [...alike.values()].flatMap((same): FactLine[] => {
      const [first] = same;
      if (!first) return [];
      const { symbol, word } = directions[first.direction];
      const details = same.flatMap(({ size, note, source }) => [
        ...(size && !told.has(source) ? [capitalise(size)] : []),
        ...(note ? [note] : []),
      ]);
      return [
        {
          symbol,
          text: `${outcomeName(first.outcome)}: ${word.toLowerCase()}`,
          sources: [...new Set(same.map(({ source }) => source))],
        },
        ...[...new Set(details)].map((text) => ({ text, isMinor: true })),
      ];
    });
    return lines.length > 0 ? [{ text: `In ${group}`, isMinor: true }, ...lines] : [];
  });
}
