import type { Facts } from "@/lib/facts/fact-references";
import { halfLifeText, rangeText } from "@/lib/facts/fact-words";
import type { ROUTES } from "@/lib/facts/vocabularies";
import { asNote } from "./note-text";

/** "Labelled routes of Octreotide: subcutaneous, oral.", those of labels before those of studies. */
export function routeRows(name: string, { administrations }: Facts): string[][] {
  const order = ["labelled", "people", "cosmetic", "animals", "cells"] as const;
  const words = {
    labelled: "Labelled routes",
    people: "Routes in studies in people",
    cosmetic: "Routes in cosmetics",
    animals: "Routes in studies in animals",
    cells: "Routes in studies of cells",
  };
  return order.flatMap((setting) => {
    const routes = administrations
      .filter((one) => one.setting === setting && one.route !== "none")
      .map(({ route, schedule }) => `${route}${schedule ? ` (${schedule})` : ""}`);
    if (routes.length === 0) return [];
    return [[`${words[setting]} of ${name}: ${[...new Set(routes)].join(", ")}.`]];
  });
}

/** "The half-life of Bivalirudin in people is 25 minutes after injection into a vein.", those that are alike in one. */
export function halfLifeRows(name: string, { halfLives }: Facts): string[][] {
  if (halfLives === "not reported") return [];
  const alike = Map.groupBy(halfLives, (one) => `${one.species}: ${halfLifeText(one)}`);
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const routes = [...new Set(same.map(({ route }) => givenBy[route]))].filter(Boolean);
    const notes = [...new Set(same.flatMap(({ note }) => asNote(note)))];
    const given = routes.length > 0 ? ` ${routes.join(" or ")}` : "";
    return [
      [
        `The half-life of ${name} in ${ofSpecies(first.species)} is ${halfLifeText(first)}${given}.`,
        ...notes,
      ],
    ];
  });
}

/** "The bioavailability of Desmopressin in people is 0.08 to 0.16 % when swallowed.", and what is noted on it. */
export function bioavailabilityRows(name: string, { bioavailabilities }: Facts): string[][] {
  return bioavailabilities.map((share) => [
    `The bioavailability of ${name} in ${ofSpecies(share.species)} is ${rangeText(share)} % ${givenBy[share.route]}.`,
    ...asNote(share.note),
  ]);
}

/** One animal of a kind is meant as all of them. */
function ofSpecies(species: string): string {
  return species.replace(/^(rat|monkey)(?=$| \()/, "$1s");
}

const givenBy: Record<(typeof ROUTES)[number], string> = {
  subcutaneous: "after injection under the skin",
  intramuscular: "after injection into a muscle",
  intravenous: "after intravenous injection",
  oral: "when swallowed",
  intranasal: "when given through the nose",
  inhaled: "when inhaled",
  intrathecal: "after injection into the spinal fluid",
  intracavernosal: "after injection into the penis",
  sublingual: "under the tongue",
  buccal: "through the cheek",
  rectal: "when given rectally",
  topical: "on the skin",
  ophthalmic: "in the eye",
  implant: "as an implant",
  intraperitoneal: "after injection into the abdomen",
  intracerebroventricular: "after injection into the brain",
  intradermal: "after injection into the skin",
  none: "",
};
