import { conditionAddress, targetSymbol } from "../fact-addresses";
import type { Facts } from "../fact-references";
import type { FactLine, FactTable } from "../fact-tables";
import { capitalise, potencyText } from "../fact-words";
import { matchTerm } from "../match-term";
import { ACTIONS } from "../vocabularies";
import { conditionName, findTarget, type TargetTerm } from "../vocabulary";
import { ofPeptide } from "./collected-sources";
import { peptideLines } from "./condition-tables";
import { collectConditions } from "./conditions";
import type { FactHolder } from "./fact-holder";

type Target = Facts["targets"][number];

export interface CollectedTarget {
  key: string;
  symbol: string;
  term: TargetTerm;
  /** By name of the peptide. */
  entries: { peptide: FactHolder; target: Target }[];
}

/** The targets of all peptides, by name. */
export function collectTargets(peptides: FactHolder[]): CollectedTarget[] {
  const entries = peptides
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"))
    .flatMap((peptide) => (peptide.facts?.targets ?? []).map((target) => ({ peptide, target })));
  return [...Map.groupBy(entries, ({ target }) => target.target)]
    .map(([key, found]) => ({
      key,
      symbol: targetSymbol(key),
      term: findTarget(key),
      entries: found,
    }))
    .toSorted((a, b) => a.term.name.localeCompare(b.term.name, "en"));
}

/** The target that a part of an address means, in its own spelling or another; null if none does. */
export function findCollectedTarget(
  targets: CollectedTarget[],
  symbol: string,
): CollectedTarget | null {
  const exact = targets.find((target) => target.symbol === symbol);
  if (exact) return exact;
  const keys = new Set(targets.map(({ key }) => key));
  const meant = matchTerm("targets", symbol, (key) => keys.has(key));
  return targets.find(({ key }) => key === meant) ?? null;
}

const titles: Record<Target["action"], string> = {
  agonist: "Agonists",
  "partial agonist": "Partial agonists",
  antagonist: "Antagonists",
  "inverse agonist": "Inverse agonists",
  inhibitor: "Inhibitors",
  "positive modulator": "Positive modulators",
  binder: "Binders",
  substrate: "Substrates",
  activator: "Activators",
  "expression raised": "Increase its expression",
  "expression lowered": "Reduce its expression",
  unknown: "Action not established",
};

/** The peptides of a target, a table for each action. */
export function targetTables({ entries }: CollectedTarget): FactTable[] {
  return ACTIONS.flatMap((action) => {
    const found = entries.filter(({ target }) => target.action === action);
    if (found.length === 0) return [];
    return {
      id: action.replace(" ", "-"),
      layout: "target",
      title: titles[action],
      head: ["Peptide", "Potency and remarks", "Conditions, in people"],
      rows: found.map(({ peptide, target }) =>
        [peptideLines(peptide), remarkLines(target), conditionLines(peptide)].map((lines) =>
          ofPeptide(peptide, lines),
        ),
      ),
    };
  });
}

function remarkLines(target: Target): FactLine[] {
  const texts = [potencyText(target), target.note].filter(
    (text) => text !== undefined && text !== "",
  );
  const sources = [target.source];
  if (texts.length === 0) return [{ text: "No potency recorded", isMinor: true, sources }];
  return texts.map((text, at) => ({ text: text ?? "", ...(at === 0 && { sources }) }));
}

/** What the peptide is approved for or was studied in, in people. */
function conditionLines(peptide: FactHolder): FactLine[] {
  const words = { approved: "approved", former: "formerly approved", people: "studied" } as const;
  return collectConditions([peptide]).flatMap(({ key, entries: [entry] }) => {
    const href = conditionAddress(key);
    if (!entry || !href || entry.standing === "laboratory" || entry.standing === "named") return [];
    return { text: `${conditionName(key)}: ${words[entry.standing]}`, href };
  });
}

/** "Agonists, antagonists", in the order of the page. */
export function actionsText({ entries }: CollectedTarget): string {
  const found = ACTIONS.filter((action) => entries.some(({ target }) => target.action === action));
  return capitalise(found.map((action) => titles[action].toLowerCase()).join(", "));
}
