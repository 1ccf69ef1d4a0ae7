export interface ReadPeaks {
  masses: number[];
  /** The second column of a peak list was left out. */
  isOfTwoColumns: boolean;
  /** Said instead of a result. */
  error?: string;
}

const MAX_PEAKS = 30;
const MAX_CHARACTERS = 4000;
/** What is lighter is a charge or a number of a line, not a peptide. */
const LOWEST_MASS = 50;
const HIGHEST_MASS = 100_000;

/**
 * Numbers as they stand in a certificate or a peak list: apart by spaces, line breaks, semicolons or
 * commas, with a comma for thousands or, where no point stands, for decimals. Of lines with two
 * numbers each, a peak list, the first is taken.
 */
export function readPeaks(pasted: string): ReadPeaks {
  if (pasted.length > MAX_CHARACTERS) return refuse("The list is too long to be read.");
  const lines = pasted
    .split(/\n/)
    .map((line) => numbersIn(line, !pasted.includes(".")))
    .filter(({ length }) => length > 0);
  const isOfTwoColumns = lines.length > 1 && lines.every(({ length }) => length === 2);
  const masses = (isOfTwoColumns ? lines.map(([first]) => first ?? 0) : lines.flat()).filter(
    (mass) => mass > LOWEST_MASS && mass < HIGHEST_MASS,
  );
  if (masses.length > MAX_PEAKS) return refuse(`Up to ${MAX_PEAKS} masses are explained at once.`);
  if (masses.length === 0 && pasted.trim() !== "") return refuse("No mass was found in this text.");
  return { masses: [...new Set(masses)], isOfTwoColumns };
}

function refuse(error: string): ReadPeaks {
  return { masses: [], isOfTwoColumns: false, error };
}

function numbersIn(line: string, isCommaDecimal: boolean): number[] {
  const points = isCommaDecimal
    ? line.replaceAll(/(\d),(\d{1,4})(?!\d)/g, "$1.$2")
    : line.replaceAll(/(?<![\d.])(\d{1,3}),(\d{3})(?!\d)/g, "$1$2");
  return Array.from(points.matchAll(/\d+(?:\.\d+)?/g), ([text]) => Number(text));
}
