/**
 * Reduces a text to the characters of our fonts: Latin and Greek letters, digits and marks; accents
 * beyond Latin-1 are dropped. For others the renderer would download a font.
 */
export function drawable(text: string): string {
  return [...text.normalize("NFC")].map(nearest).join("").replace(/\s+/g, " ").trim();
}

const inOurFonts = /^[\x20-\x7e¡-¬®-ÿΑ-ΡΣ-Ωα-ω–‘’“”…]$/;
const similar: Record<string, string> = {
  "\u2010": "-",
  "\u2011": "-",
  "\u2014": "–",
  "\u2212": "–",
};

function nearest(character: string): string {
  if (/\s/.test(character)) return " ";
  const plain = similar[character] ?? character;
  if (inOurFonts.test(plain)) return plain;
  const base = plain.normalize("NFD").replace(/\p{M}/gu, "");
  return base !== plain && inOurFonts.test(base) ? base : "";
}
