import { CONCERNS } from "../../src/concerns";
import { type Example, toExample } from "./examples";
import { misspell } from "./misspell";
import { setAmongOthers } from "./set-among-others";
import { swapNames } from "./swap-names";

/** What share of the examples is copied how; with a name in it, for the second. */
const SHARES = { misspelt: 0.2, renamed: 0.3, amongOthers: 0.25 };
const ORDINARY = CONCERNS.indexOf("ordinary");

/**
 * Copies of some examples, which teach what must not matter: slips of the finger, which peptide is
 * named, and what else is said around it.
 */
export function copiesOf(examples: Example[], random: () => number): Example[] {
  const ordinary = ordinaryOf(examples);
  const copies = (share: number, copy: (message: string) => string | null) =>
    examples.flatMap((example) => {
      const message = random() < share ? copy(example.message) : null;
      return message === null ? [] : [toExample(message, example)];
    });
  return [
    ...copies(SHARES.misspelt, (message) => misspell(message, random)),
    ...copies(SHARES.renamed, (message) => swapNames(message, random)),
    ...copies(SHARES.amongOthers, (message) => setAmongOthers(message, ordinary, random)),
  ];
}

/** Each example once: as it is, or, of one in three, as a copy. */
export function varied(examples: Example[], random: () => number): Example[] {
  const ordinary = ordinaryOf(examples);
  return examples.map((example) => {
    const { message } = example;
    const chance = random();
    if (chance < 0.15) return toExample(misspell(message, random), example);
    if (chance < 0.25) return toExample(swapNames(message, random) ?? message, example);
    if (chance < 0.33) return toExample(setAmongOthers(message, ordinary, random), example);
    return example;
  });
}

function ordinaryOf(examples: Example[]): string[] {
  return examples.filter(({ concern }) => concern === ORDINARY).map(({ message }) => message);
}
