interface PlainForm {
  plain: string;
  /** Where each character of the plain form begins in the text; one more for the text's end. */
  origins: number[];
}

/**
 * A text as it is read: full-width and other compatible forms as their usual characters (NFKC), the
 * digits of all scripts as 0 to 9, without characters that cannot be seen. Exponents, indices and
 * fractions stay as they are, because they are no digits of a longer number.
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

/** In Unicode the ten digits of a script follow each other, and so may those of several scripts. */
function digitOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return (code - zero) % 10;
}
