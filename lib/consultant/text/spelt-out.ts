/** A text in which a phrase before its own initials is left out: "growth hormone (GH)" is "GH". */
export function keepInitials(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}])((?:\p{L}+[ -]){2,6})\((\p{L}{2,6})\)/gu,
    (whole, phrase: string, short: string) =>
      initialsOf(phrase) === short.toLowerCase() ? short : lastWords(whole, phrase, short),
  );
}

function initialsOf(phrase: string): string {
  return (phrase.match(/\p{L}+/gu) ?? [])
    .map(([first]) => first)
    .join("")
    .toLowerCase();
}

/** Only the words at the end of a phrase may be those that are shortened. */
function lastWords(whole: string, phrase: string, short: string): string {
  const words = phrase.split(/(?<=[ -])/);
  const cut = words.length - short.length;
  if (cut <= 0 || initialsOf(words.slice(cut).join("")) !== short.toLowerCase()) return whole;
  return `${words.slice(0, cut).join("")}${short}`;
}
