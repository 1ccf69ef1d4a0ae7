import { C_TERMINI, GROUPS } from "@/lib/chemistry/groups";
import { RESIDUES } from "@/lib/chemistry/residues";
import { parseSequence } from "@/lib/chemistry/sequence";
import type { ParsedSequence, SequenceResidue } from "@/lib/chemistry/sequence-model";
import { closed } from "./note-text";

/** What a sequence says of a chain: its order, ends, bridges and metal; empty where none is recorded. */
export function chainSentences(name: string, sequence: string): string[] {
  if (sequence === "") return [];
  const { residues, bridges, nTerm, cTerm, metals } = parseSequence(sequence);
  const order = residues.map(codeOf).join("-");
  const kinds = Map.groupBy(bridges, ({ kind }) => kind);
  return [
    ...(residues.length <= MOST_SPELT ? [`The chain of ${name} is ${order}.`] : []),
    ...[...kinds].map(
      ([kind, own]) =>
        `${own.length === 1 ? `The ${kind} bridge` : `The ${own.length} ${kind} bridges`} of ${name} ${own.length === 1 ? "joins" : "join"} residues ${own.map(({ from, to }) => `${from}–${to}`).join(", ")}.`,
    ),
    ...(nTerm ? [`The front end of ${name} carries ${article(GROUPS[nTerm].name)} group.`] : []),
    ...(cTerm ? [`The chain of ${name} ends in ${article(C_TERMINI[cTerm].name)}.`] : []),
    ...metals.map(() => `${name} holds one copper(II) ion.`),
  ];
}

const MOST_SPELT = 16;

/** "D-Trp", "Lys". */
function codeOf({ code, chirality }: SequenceResidue): string {
  return `${chirality === "D" ? "D-" : ""}${code}`;
}

function article(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

/** In which residues, ends, bridges and metal two chains differ; of strangers only whether they are rings. */
export function chainDifferences(
  one: { name: string; sequence: string },
  other: { name: string; sequence: string },
): string[] {
  if (one.sequence === "" || other.sequence === "") return [];
  const [a, b] = [parseSequence(one.sequence), parseSequence(other.sequence)];
  const order = residueDifference({ ...one, chain: a }, { ...other, chain: b });
  if (order === null) return bridgeDifference([one, other], [a, b]);
  const ends = [one, other].map(({ name }, at) => {
    const end = (at === 0 ? a : b).cTerm;
    return end ? `${name} ends in ${article(C_TERMINI[end].name)}` : "";
  });
  const isSameEnd = a.cTerm === b.cTerm || ends.includes("");
  const others = [
    ...order,
    ...(isSameEnd ? [] : [`${ends.join(", ")}.`]),
    ...frontDifference([one, other], [a, b]),
    ...bridgeDifference([one, other], [a, b]),
  ];
  return [...metalDifference([one, other], [a, b], others.length === 0), ...others];
}

interface Chain {
  name: string;
  chain: ParsedSequence;
}

/** Sentences on the residues that differ, none where the order is the same; null of strangers. */
function residueDifference(one: Chain, other: Chain): string[] | null {
  const [longer, shorter] =
    one.chain.residues.length >= other.chain.residues.length ? [one, other] : [other, one];
  const [long, short] = [longer, shorter].map(({ chain }) => chain.residues.map(codeOf));
  if (!long || !short) return null;
  const extra = long.length - short.length;
  const isWithin = (at: number) => short.every((code, place) => code === long[at + place]);
  if (extra > 0) {
    const at = Array.from({ length: extra + 1 }, (_, start) => start).find(isWithin);
    // Two residues stand in a long chain by chance.
    const isByChance = short.length === FEWEST_SHARED && extra > 2 * FEWEST_SHARED;
    if (at === undefined || short.length < FEWEST_SHARED || isByChance) {
      return substitutions(longer.name, shorter.name, long, short);
    }
    return [partSentence({ longer: longer.name, shorter: shorter.name, long, at, extra })];
  }
  return substitutions(
    one.name,
    other.name,
    one.chain.residues.map(codeOf),
    other.chain.residues.map(codeOf),
  );
}

const FEWEST_SHARED = 2;

function partSentence({
  longer,
  shorter,
  long,
  at,
  extra,
}: {
  longer: string;
  shorter: string;
  long: string[];
  at: number;
  extra: number;
}): string {
  const count = `${COUNTS[extra] ?? extra} ${extra === 1 ? "residue" : "residues"}`;
  const [front, back] = [long.slice(0, at), long.slice(at + long.length - extra)];
  const spell = (codes: string[]) =>
    codes.length <= MOST_NAMED ? ` (${codes.map(spelt).join("-")})` : "";
  const where = [
    front.length > 0 && `at the front${spell(front)}`,
    back.length > 0 && `at the end${spell(back)}`,
  ].filter(Boolean);
  return `${longer} is the chain of ${shorter} with ${count} more ${where.join(" and ")}: ${long.length} against ${long.length - extra}.`;
}

const MOST_NAMED = 3;
const COUNTS = ["no", "one", "two", "three", "four", "five", "six"];

/** "Phe (phenylalanine)". */
function spelt(code: string): string {
  const residue = RESIDUES[code.replace(/^D-/, "") as keyof typeof RESIDUES];
  return residue.oneLetter ? `${code}, ${residue.name}` : code;
}

/** Up to a quarter of the places may differ; the last ones may be missing. */
function substitutions(one: string, other: string, a: string[], b: string[]): string[] | null {
  const shared = Math.min(a.length, b.length);
  const places = Array.from({ length: shared }, (_, at) => at).filter((at) => a[at] !== b[at]);
  const isRelated = places.length <= Math.max(1, shared / 3);
  if (!isRelated || Math.abs(a.length - b.length) > 1 || shared < FEWEST_OF_RELATIVES) return null;
  const said = places.map((at) => {
    const [own, its] = [a[at] ?? "", b[at] ?? ""];
    return `${own} in ${one} and ${its} in ${other} at position ${at + 1}`;
  });
  const lengths =
    a.length === b.length ? [] : [`${one} has ${a.length} residues, ${other} ${b.length}.`];
  return said.length > 0 ? [`Their chains differ in ${said.join(", ")}.`, ...lengths] : lengths;
}

const FEWEST_OF_RELATIVES = 3;

/** What stands before the first residue: a fatty acid, an acetyl group. */
function frontDifference(
  [one, other]: [{ name: string }, { name: string }],
  [a, b]: [ParsedSequence, ParsedSequence],
): string[] {
  if (a.nTerm === b.nTerm) return [];
  const told = [one, other].map(({ name }, at) => {
    const group = (at === 0 ? a : b).nTerm;
    return `the front end of ${name} ${group ? `carries ${article(GROUPS[group].name)} group` : "is free"}`;
  });
  return [closed(told.join(", "))];
}

/** `isAll`: they differ in nothing else. */
function metalDifference(
  [one, other]: [{ name: string }, { name: string }],
  [a, b]: [ParsedSequence, ParsedSequence],
  isAll: boolean,
): string[] {
  if (a.metals.length === b.metals.length) return [];
  const [holder, free] = a.metals.length > 0 ? [one, other] : [other, one];
  const rest = isAll ? `${free.name} is the same without the metal` : `${free.name} holds none`;
  return [`${holder.name} holds a copper(II) ion, ${rest}.`];
}

function bridgeDifference(
  [one, other]: [{ name: string }, { name: string }],
  [a, b]: [ParsedSequence, ParsedSequence],
): string[] {
  if (a.bridges.length > 0 === b.bridges.length > 0) return [];
  const [ring, open] = a.bridges.length > 0 ? [one, other] : [other, one];
  return [`${ring.name} is cyclic, ${open.name} is linear.`];
}
