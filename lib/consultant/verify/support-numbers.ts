/** The numbers of a text, spelt out or not, each also with the unit that follows it. */
export function numbersOf(text: string): Set<string> {
  const found = new Set<string>();
  const plain = text.toLowerCase().replace(/(\d)[,\u202f\u00a0](?=\d{3}\b)/g, "$1");
  for (const [, digits = "", unit] of plain.matchAll(NUMBER)) {
    const value = String(Number(digits));
    found.add(value);
    if (unit) found.add(`${value} ${units[unit] ?? unit.replace(/s$/, "")}`);
  }
  for (const word of plain.match(/[a-z]+(?:-[a-z]+)?/g) ?? []) {
    const value = readNumber(word);
    if (value !== null) found.add(String(value));
  }
  return found;
}

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
