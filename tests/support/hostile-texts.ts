/** Texts that no reader types, made anew for each seed, so that nothing remembered helps. */
export function hostileTexts(seed: number, length: number): string[] {
  const random = randomFrom(seed);
  const pick = (letters: string) => letters[Math.floor(random() * letters.length)] ?? "";
  const word = (letters: number, of = "abcdefghijklmnopqrstuvwxyz") =>
    Array.from({ length: letters }, () => pick(of)).join("");
  const fill = (next: () => string) => {
    let text = "";
    while (text.length < length) text += next();
    return text.slice(0, length);
  };
  const repeat = (part: string) => fill(() => part);
  return [
    repeat(`${word(6)} `),
    ...[1, 5, 6, 12, 30].map((letters) => fill(() => `${word(letters)} `)),
    fill(() => `${word(6)} ${word(3, "0123456789")} `),
    // Near misses of names and of words.
    fill(() => `sema${word(2)}lutide `),
    fill(() => `${word(1)}ibrinogen${word(1)} `),
    word(length),
    ...["a", "1", "9.", "-", "(", "?", "§ ", "| ", "β", "漢", "ﷺ", "e\u0301", "\u00ad", "😀"].map(
      repeat,
    ),
    ...[
      "a ",
      "a-",
      "a.",
      "a@",
      "a@b.",
      "1-",
      "1 ",
      "+1 (2",
      "()",
      "<a ",
      "{{",
      "![",
      "%",
      "\\",
      "*",
    ].map(repeat),
    ...["the ", "which peptides ", "what are the ", "between § and ", "it ", "or ", "? "].map(
      repeat,
    ),
    ...[
      "Semaglutide ",
      "BPC-157 and TB-500 or ",
      "ACDEFGHIKL",
      "Gly-",
      "H-D-Phe-",
      "K(",
      "[1-2] ",
    ].map(repeat),
    fill(() => `${word(5, "ABCDEFGHIJ")}-1 study `),
    fill(() => `${word(4)}, ${word(7)}. `),
    fill(() => `${word(1)}@${word(8)}.${word(2)} `),
  ];
}

/** Numbers from 0 to 1: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
