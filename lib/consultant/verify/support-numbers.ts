/** The numbers of a text, spelt out or not, each also with the unit that follows it. */
export function numbersOf(text: string): Set<string> {
  const found = new Set<string>();
  const plain = inDigits(text);
  for (const { value, unit } of figuresIn(plain)) {
    found.add(value);
    if (unit) found.add(`${value} ${unit}`);
  }
  for (const [, part, whole] of plain.matchAll(RATIO)) found.add(`${part} of ${whole}`);
  for (const [, whole, part] of plain.matchAll(INVERTED_RATIO)) found.add(`${part} of ${whole}`);
  return found;
}

export interface Figure {
  value: string;
  /** Empty where none follows. */
  unit: string;
  /** Where it stands in the text. */
  at: number;
}

/** The numbers of a text that `inDigits` made, in their order. */
export function figuresIn(plain: string): Figure[] {
  return [...plain.matchAll(NUMBER)].map(({ 1: digits = "", 2: unit = "", index }) => ({
    value: String(Number(digits)),
    unit: units[unit] ?? unit.replace(/s$/, ""),
    at: index,
  }));
}

/** A text in small letters with its numbers in digits: "five days" is "5 days". */
export function inDigits(text: string): string {
  return text
    .toLowerCase()
    .replace(/(\d)[,\u202f\u00a0](?=\d{3}\b)/g, "$1")
    .replace(/\b(?:a|one)(?= (?:hour|day|week|month|year|minute)s?\b)/g, "1")
    .replace(/[a-z]+(?:-[a-z]+)?/g, (word) => String(readNumber(word) ?? word));
}

export function isNumberWord(word: string): boolean {
  return readNumber(word) !== null;
}

/** "2 of 3 men". */
const RATIO = /(\d+) (?:out )?of (?:the )?(\d+)/g;
/** "Of 12 patients who had it alone, 11". */
const INVERTED_RATIO = /\bof (\d+) [^.;,]*, (\d+)/g;

const NUMBER =
  /(\d+(?:\.\d+)?)\s?-?(%|percent|per cent|mg|mcg|µg|μg|ug|g|kg|ml|iu|units?|hours?|days?|weeks?|months?|years?|minutes?|nm|mmol|kda|da|times|fold)?(?![a-z])/g;

const units: Record<string, string> = {
  percent: "%",
  "per cent": "%",
  µg: "mcg",
  μg: "mcg",
  ug: "mcg",
};

function readNumber(word: string): number | null {
  const number = small.get(word);
  if (number !== undefined) return number;
  const [tens = 0, ones] = word.split("-").map((part) => small.get(part));
  return tens >= 20 && ones !== undefined ? tens + ones : null;
}

// "One" and "no" are seldom figures; "two" often is.
const small = new Map<string, number>([
  ..."two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map((word, at) => [word, at + 2] as const),
  ["thirty", 30],
  ["forty", 40],
  ["fifty", 50],
  ["sixty", 60],
  ["seventy", 70],
  ["eighty", 80],
  ["ninety", 90],
  ["hundred", 100],
  ["thousand", 1000],
  ["million", 1_000_000],
  ["once", 1],
  ["twice", 2],
  ["thrice", 3],
  ["double", 2],
  ["triple", 3],
]);
