import type { Content } from "./content";

interface Row {
  fact: string;
  has: number;
  of: number;
}

/** How many peptides have which facts, of those that ought to. */
export function measureCoverage({ peptides, facts }: Content): Row[] {
  const factsOf = new Map(facts.map((file) => [file.peptide, file]));
  const all = peptides.map((peptide) => ({ peptide, facts: factsOf.get(peptide.id) }));
  const row = (fact: string, of: typeof all, has: (entry: (typeof all)[number]) => unknown) => ({
    fact,
    has: of.filter(has).length,
    of: of.length,
  });
  const approved = all.filter(({ peptide }) => peptide.evidence.tier === "approved");
  const triedInPeople = all.filter(({ peptide }) =>
    ["approved", "human_trials", "limited_human"].includes(peptide.evidence.tier),
  );
  return [
    row("sport", all, ({ facts: own }) => own?.sport),
    row("approval with indication", approved, ({ facts: own }) => own?.approvals.length),
    row("approval with year", approved, ({ facts: own }) =>
      own?.approvals.some(({ date }) => date),
    ),
    row(
      "development, if not approved",
      all.filter((entry) => !approved.includes(entry)),
      (entry) => entry.facts?.development.length,
    ),
    row("target", all, ({ facts: own }) => own?.targets.length),
    row(
      "target, or none established",
      all,
      ({ facts: own }) => own?.targets.length || own?.noDirectTarget,
    ),
    row("route", all, ({ facts: own }) => own?.administrations.length),
    row("half-life, or not reported", all, ({ facts: own }) => own?.halfLives.length),
    row("trials, if tried in people", triedInPeople, ({ facts: own }) => own?.trials.length),
    row("outcomes", all, ({ facts: own }) => own?.outcomes.length),
    row(
      "boxed warning, if FDA-approved",
      approved.filter(isOnUsMarket),
      ({ facts: own }) => own?.boxedWarnings.length,
    ),
  ];
}

function isOnUsMarket({ facts }: { facts: Content["facts"][number] | undefined }): boolean {
  return (
    facts?.approvals.some(({ agency, state }) => agency === "FDA" && state === "current") ?? false
  );
}
