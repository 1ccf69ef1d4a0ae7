/** Finds any of these words, given as patterns, in folded text; never a part of a longer word. */
export function anyOf(...words: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "u");
}
