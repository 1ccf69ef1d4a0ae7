import { classesOf, EVALUATIVE, OPPOSITES } from "./support-classes";

/** Whether a claim keeps the directions of what it rests on, each with the same things. */
export function keepsDirections(claim: string, met: string, nearest: string): boolean {
  const claimed = classesOf(claim).directions;
  const said = classesOf(met).directions;
  const evaluated = EVALUATIVE.filter((one) => said.has(one));
  if (evaluated.length > 0 && !EVALUATIVE.some((one) => claimed.has(one))) return false;
  const closest = classesOf(nearest).directions;
  const isTurned = OPPOSITES.flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]).some(([a = "", b = ""]) => {
    return closest.has(a) && !closest.has(b) && claimed.has(b) && !claimed.has(a);
  });
  return !isTurned && !isBoundOtherwise(claim, met) && !isCompared(claim, nearest);
}

/** "Insulin goes up and glucagon down": a word whose direction is another one than in the source. */
function isBoundOtherwise(claim: string, source: string): boolean {
  const claimed = directionsByWord(claim);
  const said = directionsByWord(source);
  return [...claimed].some(([word, own]) => {
    const known = said.get(word);
    return known !== undefined && [...own].every((one) => !known.has(one));
  });
}

const NEAR = 3;

/** The direction (more or less) that stands closest to each word, up to three words away. */
function directionsByWord(text: string): Map<string, Set<string>> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
  const marks = words.flatMap((word, at) =>
    [...classesOf(word).directions]
      .filter((name) => name === "more" || name === "less")
      .map((name) => ({ name, at })),
  );
  const bound = new Map<string, Set<string>>();
  for (const [at, word] of words.entries()) {
    if (word.length < 4 || marks.some((mark) => mark.at === at)) continue;
    const distances = marks.map((mark) => Math.abs(mark.at - at));
    const least = Math.min(...distances);
    if (least > NEAR) continue;
    const own = marks.filter((_, index) => distances[index] === least).map(({ name }) => name);
    bound.set(word, new Set([...(bound.get(word) ?? []), ...own]));
  }
  return bound;
}

/** "A more than B" where the source has "B more than A". */
function isCompared(claim: string, source: string): boolean {
  const [before, after] = sidesOf(claim);
  const [sourceBefore, sourceAfter] = sidesOf(source);
  if (after.size === 0 || sourceAfter.size === 0) return false;
  const isOnlyIn = (word: string, here: Set<string>, there: Set<string>) =>
    here.has(word) && !there.has(word);
  return (
    [...after].some((word) => !before.has(word) && isOnlyIn(word, sourceBefore, sourceAfter)) ||
    [...before].some((word) => !after.has(word) && isOnlyIn(word, sourceAfter, sourceBefore))
  );
}

/** The longer words before and after "than". */
function sidesOf(text: string): [Set<string>, Set<string>] {
  const [before = "", after = ""] = text.toLowerCase().split(/\bthan\b/);
  const words = (part: string) =>
    new Set(
      part.match(/[\p{L}\p{N}-]{4,}/gu)?.filter((word) => !/^(?:with|that|from)$/.test(word)),
    );
  return [words(before), words(after)];
}
