import { fold } from "./fold";

export interface ComboboxOption {
  value: string;
  label: string;
  /** Other names that find it. */
  synonyms?: string[];
}

/** Names before synonyms, and what begins with the text before what contains it. */
export function findOptions(options: ComboboxOption[], text: string): ComboboxOption[] {
  const wanted = fold(text);
  const ranks = options.map((option) => {
    const [name = -1, ...others] = namesOf(option).map((known) => fold(known).indexOf(wanted));
    const order = [name === 0, others.includes(0), name > 0, others.some((place) => place > 0)];
    return { rank: order.indexOf(true), option: withMatchFirst(option, wanted) };
  });
  return ranks
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

/** The option that has exactly this name or synonym. */
export function findNamed(options: ComboboxOption[], text: string): ComboboxOption | undefined {
  const wanted = fold(text);
  if (!wanted) return undefined;
  return options.find((option) => namesOf(option).some((name) => fold(name) === wanted));
}

/** Only the first synonyms are shown: those that were looked for. */
function withMatchFirst(option: ComboboxOption, wanted: string): ComboboxOption {
  const { synonyms = [] } = option;
  const [found, rest] = [true, false].map((isFound) =>
    synonyms.filter((name) => fold(name).includes(wanted) === isFound),
  );
  return { ...option, synonyms: [...(found ?? []), ...(rest ?? [])] };
}

function namesOf({ label, synonyms = [] }: ComboboxOption): string[] {
  return [label, ...synonyms];
}
