import { evidenceLabels } from "@/lib/content/peptides/evidence";
import type { FactLine, FactTable } from "../fact-tables";
import { capitalise, directions, figure, highestPhase, phaseName } from "../fact-words";
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
  named: "Named on the peptide’s page only",
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
      ? [{ text: `All uses: ${evidenceLabels[evidenceTier].name.toLowerCase()}`, isMinor: true }]
      : []),
  ];
}

function statusLines({ standing, facts: { approvals, development } }: ConditionEntry): FactLine[] {
  const byAgency = approvalLines(approvals).map(({ text, ...line }) => ({ text, ...line }));
  const said = new Set<string>();
  const indications = approvals.flatMap(({ indication }) => {
    if (said.has(indication)) return [];
    said.add(indication);
    return [{ text: indication, isMinor: true }];
  });
  const highest =
    standing === "people" || standing === "laboratory" ? highestPhase(development) : undefined;
  const phase = highest && {
    text: capitalise(
      [phaseName(highest.phase), ...(highest.state === "unknown" ? [] : [highest.state])].join(
        ", ",
      ),
    ),
    sources: [highest.source],
  };
  return [...byAgency, ...indications, ...(phase ? [phase] : [])];
}

function trialLines({ facts: { trials } }: ConditionEntry): FactLine[] {
  return trials.flatMap(({ name, participants, year, phase, state, result, source }) => {
    const about = [
      participants && `${figure(participants)} people`,
      phase && phaseName(phase),
      year,
      state === "ongoing" || state === "terminated" ? state : "",
    ].filter(Boolean);
    return [
      { text: about.length > 0 ? `${name}: ${about.join(", ")}` : name },
      { text: result ?? "No result yet.", isMinor: true, sources: [source] },
    ];
  });
}

/** A size that a trial beside it says already, from the same source, is not said again. */
function outcomeLines({ facts: { outcomes, trials } }: ConditionEntry): FactLine[] {
  const told = new Set(trials.map(({ source }) => source));
  return IN_WHOM.flatMap((group) => {
    const found = outcomes.filter(({ inWhom }) => inWhom === group);
    return found.flatMap(({ outcome, direction, size, note, source }, at): FactLine[] => {
      const { symbol, word } = directions[direction];
      const more = told.has(source) ? [note] : [size && capitalise(size), note];
      return [
        ...(at === 0 ? [{ text: `In ${group}`, isMinor: true }] : []),
        { symbol, text: `${outcomeName(outcome)}: ${word.toLowerCase()}`, sources: [source] },
        ...more.flatMap((text) => (text ? [{ text, isMinor: true }] : [])),
      ];
    });
  });
}
