import { type Figure, figuresIn, inDigits, numbersOf } from "./support-numbers";

/** Whether a claim's figures are the source's, in its order, each on its side of a comparison. */
export function keepsFigures(claim: string, source: string, names: string): boolean {
  const known = numbersOf(`${source} ${names}`);
  if (![...numbersOf(claim)].every((one) => known.has(one))) return false;
  return isInOrder(claim, source) && isOnSameSide(claim, source);
}

/** Figures that can be mistaken for each other, those of one unit, stand in the order of the source. */
function isInOrder(claim: string, source: string): boolean {
  const claimed = comparable(claim);
  const said = comparable(source);
  for (const unit of new Set(claimed.map((figure) => figure.unit))) {
    const own = claimed.filter((figure) => figure.unit === unit).map(({ value }) => value);
    let from = -1;
    for (const value of own) {
      if (!said.some((figure) => figure.value === value)) continue;
      from = said.findIndex((figure, at) => at > from && figure.value === value);
      if (from < 0) return false;
    }
  }
  return true;
}

/** Figures but for years and for those of names, such as "GLP-1". */
function comparable(text: string): Figure[] {
  const plain = inDigits(text);
  return figuresIn(plain).filter(
    ({ value, unit, at }) =>
      !/[a-z]-?$/.test(plain.slice(0, at)) && (unit !== "" || !/^(?:19|20)\d\d$/.test(value)),
  );
}

/** What was measured with placebo is not told of the drug. */
function isOnSameSide(claim: string, source: string): boolean {
  const claimed = controlFigures(claim);
  const said = controlFigures(source);
  if (claimed.size === 0 || said.size === 0) return true;
  return [...claimed].every((one) => said.has(one));
}

const CONTROL =
  /(?:\b(?:with|on|in|of|for|under|receiving)\s+(?:the\s+)?(?:placebo|controls?|comparator|vehicle|saline)\b)/g;
const AGAINST = /\b(?:against|versus|vs|than|compared with)\b([^;]*?)(?=[;)]|,\s|\.\s|\.?$)/g;

/** Figures directly before "with placebo", and those after "against". */
function controlFigures(text: string): Set<string> {
  const plain = inDigits(text).replace(/(?<=\d[^\s]*\s?%?)\s\([^)]*\)(?= with)/g, "");
  const before = [...plain.matchAll(CONTROL)].flatMap(({ index }) => {
    const last = comparable(plain.slice(0, index)).at(-1);
    return last ? [last.value] : [];
  });
  const after = [...plain.matchAll(AGAINST)].flatMap(([, rest = ""]) =>
    comparable(rest).map(({ value }) => value),
  );
  return new Set([...before, ...after]);
}
