import type { Facts } from "@/lib/facts/fact-references";
import type { FactRecord } from "@/lib/facts/filter/fact-record";
import { massText } from "@/lib/facts/number-text";
import { chainSentences } from "./chain-sentences";
import { closed, lowerFirst as lower } from "./note-text";

/** What is computed of the sequence, code names, salts, the precursor, and what it is confused with. */
export function identityRows(
  { name, names, sequence }: { name: string; names: string[]; sequence: string },
  { length, mass, isCyclic }: Pick<FactRecord, "length" | "mass" | "isCyclic">,
  { identity }: Facts,
): string[][] {
  const { codeNames, saltForms, precursor, confusedWith } = identity;
  const sentences = [
    ...(length
      ? [`${name} has ${length} residues${isCyclic ? " and a ring between side chains" : ""}.`]
      : []),
    ...(mass ? [`The average mass of ${name} is ${massText(mass)}.`] : []),
    ...(codeNames.length > 0 ? [`Code names of ${name}: ${codeNames.join(", ")}.`] : []),
    ...(names.length > 0 ? [`Other names of ${name}: ${names.join(", ")}.`] : []),
    ...chainSentences(name, sequence),
    ...(saltForms.length > 0 ? [`Salt forms of ${name}: ${saltForms.join(", ")}.`] : []),
    ...(precursor
      ? [
          `${name} is residues ${precursor.from} to ${precursor.to} of its precursor, ${lower(precursor.name)}.`,
        ]
      : []),
    ...confusedWith.map(
      (other) => `${name} is confused with ${other.name}: ${closed(lower(other.reason))}`,
    ),
  ];
  return sentences.map((sentence) => [sentence]);
}
