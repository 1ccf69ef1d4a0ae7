import { sportPart } from "../fact-addresses";
import type { Facts } from "../fact-references";
import type { FactLine, FactTable } from "../fact-tables";
import { capitalise } from "../fact-words";
import { ofPeptide } from "./collected-sources";
import type { FactHolder } from "./fact-holder";

type Sport = NonNullable<Facts["sport"]>;

/** Classes of the Prohibited List, worded as the titles of the sources that were read. */
export const SPORT_CLASSES: Record<string, string> = {
  S0: "Non-approved substances",
  S2: "Peptide hormones, growth factors, related substances and mimetics",
  S4: "Hormone and metabolic modulators",
  S5: "Diuretics and masking agents",
};

interface Standing {
  peptide: FactHolder;
  sport: Sport;
}

/** A table for each class of the list, then what is monitored, then what is not listed. */
export function sportTables(peptides: FactHolder[]): FactTable[] {
  const standings = peptides
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"))
    .flatMap((peptide) => (peptide.facts?.sport ? [{ peptide, sport: peptide.facts.sport }] : []));
  return [...Map.groupBy(standings, ({ sport }) => sportPart(sport))]
    .toSorted(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b, "en", { numeric: true }))
    .flatMap(([id, found]) => {
      const [first] = found;
      return first ? toTable(id, found, first.sport) : [];
    });
}

const LAST = ["prohibited", "monitored", "not-listed"];

function rank(part: string): number {
  return LAST.indexOf(part);
}

function toTable(id: string, found: Standing[], { status, class: listed }: Sport): FactTable {
  const isProhibited = status.startsWith("prohibited");
  return {
    id,
    layout: "sport",
    title: isProhibited ? classTitle(listed) : capitalise(titles[id] ?? status),
    head: ["Peptides", "Status", "Why, and what the source is"],
    // Those of one standing for one reason share a row.
    rows: [...Map.groupBy(found, ({ sport }) => JSON.stringify({ ...sport, source: null }))].map(
      ([, alike]) => toRow(alike),
    ),
  };
}

const titles: Record<string, string> = {
  monitored: "Monitored, not prohibited",
  "not-listed": "Not on the Prohibited List",
};

/** "S2.2, of S2: peptide hormones …"; a class whose name no source states has its number only. */
function classTitle(listed: string | undefined): string {
  if (!listed) return "Prohibited, class not recorded";
  const [main = ""] = listed.split(".");
  const name = SPORT_CLASSES[main];
  if (!name) return listed;
  return main === listed
    ? `${listed}: ${name.toLowerCase()}`
    : `${listed}, in ${main}: ${name.toLowerCase()}`;
}

const bases: Record<Sport["basis"], string> = {
  named: "Named in the list",
  class: "Covered by its class, not named",
  S0: "Not named; covered as a substance without approval",
  none: "",
};

function toRow(alike: Standing[]): FactLine[][] {
  const sport = alike[0]?.sport;
  if (!sport) return [];
  const sources = alike.flatMap(({ peptide, sport: { source } }) =>
    ofPeptide(peptide, [{ text: "", sources: [source] }]).flatMap((line) => line.sources ?? []),
  );
  const basis = bases[sport.basis];
  return [
    alike.map(({ peptide: { id, name } }) => ({ text: name, href: `/peptides/${id}` })),
    [
      { text: capitalise(sport.status) },
      ...(basis ? [{ text: basis, isMinor: true }] : []),
      { text: `List of ${sport.year}`, isMinor: true },
    ],
    [{ text: sport.note ?? "Source", sources }],
  ];
}
