import { describe, expect, it } from "vitest";
import facts from "./facts.fixture.json";
import { averageMass } from "./formula";
import { C_TERMINI, GROUPS } from "./groups";
import { spellThreeLetter } from "./notation/spell-sequence";
import { RESIDUES } from "./residues";
import { parseSequence } from "./sequence";
import { isoelectricPoint, netChargeAt } from "./sequence-charge";
import { formulaOfSequence } from "./sequence-formula";
import { type ParsedSequence, SequenceError } from "./sequence-model";
import { describeSequence } from "./sequence-text";

const LETTERS = "ACDEFGHIKLMNPQRSTVWY";
const PIECES = [
  ...Object.keys(RESIDUES),
  ...Object.keys(GROUPS),
  ...Object.keys(C_TERMINI),
  ...LETTERS,
  ...LETTERS.toLowerCase(),
  ..."-----((())++[[]] ,0123456789BXé🙂",
  " [disulfide 1-3]",
  " [lactam 2-4]",
  " [Cu]",
  "H-",
  "D-",
];

describe("any text", () => {
  it("made of the grammar's pieces is a consistent sequence or a SequenceError", () => {
    const random = createRandom(1);
    const texts = Array.from({ length: 6_000 }, () =>
      Array.from({ length: 1 + Math.floor(random() * 9) }, () => pick(PIECES, random)).join(
        random() < 0.5 ? "-" : "",
      ),
    );
    expect(texts.filter(isConsistent).length).toBeGreaterThan(300);
  });

  it("one slip away from a real sequence is a consistent sequence or a SequenceError", () => {
    const random = createRandom(2);
    const texts = Array.from({ length: 6_000 }, () => {
      const text = pick(facts, random).sequence;
      const at = Math.floor(random() * (text.length + 1));
      return text.slice(0, at) + pick(["", ...PIECES], random) + text.slice(at + 1);
    });
    expect(texts.filter(isConsistent).length).toBeGreaterThan(300);
  });

  it("in one-letter form weighs the sum of its letters", () => {
    const random = createRandom(3);
    for (let run = 0; run < 500; run++) {
      const length = 4 + Math.floor(random() * 60);
      const letters = Array.from({ length }, () => pick([...LETTERS], random));
      const codes = letters.map((letter) =>
        Object.values(RESIDUES).find(({ oneLetter }) => oneLetter === letter),
      );
      const expected = codes.reduce(
        (sum, found) => sum + averageMass(found?.formula ?? ""),
        18.015,
      );
      expect(massOf(parseSequence(letters.join("")))).toBeCloseTo(expected, 6);
    }
  });
});

/** False at a SequenceError; any other error, and any parse that contradicts itself, fails. */
function isConsistent(text: string): boolean {
  const sequence = parseOrNull(text);
  if (!sequence) return false;
  expect(parseSequence(spellThreeLetter(sequence)), text).toEqual(sequence);
  expect(massOf(sequence), text).toBeCloseTo(weighParts(sequence), 6);
  expect(describeSequence(sequence), text).not.toMatch(/undefined|null|NaN/);
  for (const value of [netChargeAt(sequence, 7.4), isoelectricPoint(sequence)]) {
    expect(value === null || Number.isFinite(value), text).toBe(true);
  }
  return true;
}

function parseOrNull(text: string): ParsedSequence | null {
  try {
    return parseSequence(text);
  } catch (error) {
    if (error instanceof SequenceError && error.character >= 1) return null;
    throw new Error(`Not a SequenceError for ${JSON.stringify(text)}`, { cause: error });
  }
}

function massOf(sequence: ParsedSequence): number {
  return averageMass(formulaOfSequence(sequence));
}

/** The mass again, by another way: from the masses of the parts instead of from atoms. */
function weighParts({ residues, nTerm, cTerm, bridges, metals }: ParsedSequence): number {
  const groups = [...residues.flatMap(({ modifications }) => modifications), nTerm ?? []].flat();
  const endChange = { OH: 0, NH2: 14.007 + 1.008 - 15.999, NHEt: 27.07, OEt: 28.054 };
  return (
    18.015 +
    residues.reduce((sum, { residue }) => sum + averageMass(residue.formula), 0) +
    groups.reduce((sum, code) => sum + averageMass(GROUPS[code].formula), 0) +
    (cTerm ? endChange[cTerm] : 0) -
    bridges.reduce((sum, { kind }) => sum + (kind === "lactam" ? 18.015 : 2.016), 0) +
    metals.length * (63.546 - 2.016)
  );
}

function pick<T>(items: T[], random: () => number): T {
  return items[Math.floor(random() * items.length)] as T;
}

/** Mulberry32: the same numbers at every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
