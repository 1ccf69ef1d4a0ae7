/** The sentences of a paragraph, in their order, each trimmed and with its closing sign. */
export function splitSentences(paragraph: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of paragraph.matchAll(BOUNDARY)) {
    const end = match.index + match[0].length;
    if (ABBREVIATION.test(paragraph.slice(Math.max(from, end - 12), end))) continue;
    sentences.push(paragraph.slice(from, end));
    from = end;
  }
  sentences.push(paragraph.slice(from));
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

// A surname may begin with a small letter: "… had been low. van Velzen et al. review …".
const BOUNDARY =
  /[.!?…]["”’)\]]*(?=\s+["“‘([]?(?:(?:van|von|de|di|da|du|le|la)\s+(?:de[rn]?\s+)?)?[\p{Lu}\p{N}]|\s*$)/gu;
// An initial ("J. Smith") ends no sentence either, but "vitamin C." and "class S2." do.
const ABBREVIATION = /(?:^|[\s(])(?:et al|e\.g|i\.e|vs|cf|approx|ca|dr|fig|no|st|u\.s|u\.k)\.$/i;
