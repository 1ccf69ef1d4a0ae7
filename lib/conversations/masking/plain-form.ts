interface PlainForm {
  plain: string;
  /** The offset of each character of the plain form in the text, and the text's length. */
  origins: number[];
}

/**
 * Normalises a text: compatibility forms such as full-width characters (NFKC), the digits of all scripts
 * as 0 to 9, invisible characters removed. Superscripts, subscripts and fractions stay, since they are
 * not digits of a longer number.
 */
export function plainForm(text: string): PlainForm {
  const origins: number[] = [];
  let plain = "";
  let at = 0;
  for (const character of text) {
    const form = plainCharacter(character);
    plain += form;
    for (let unit = 0; unit < form.length; unit++) origins.push(at);
    at += character.length;
  }
  return { plain, origins: [...origins, text.length] };
}

function plainCharacter(character: string): string {
  if (character <= "\x7f" || /\p{No}/u.test(character)) return character;
  if (/\p{Default_Ignorable_Code_Point}|\p{Cf}/u.test(character)) return "";
  const form = character.normalize("NFKC");
  return /^\p{Nd}$/u.test(form) ? String(digitOf(form)) : form;
}

/** The ten digits of a script are consecutive in Unicode, and the digits of several scripts may be adjacent. */
function digitOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return (code - zero) % 10;
}
