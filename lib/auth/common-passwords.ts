import { dictionary } from "@zxcvbn-ts/language-common";

/** Words specific to this site, treated as common. */
const ownWords = ["admin", "administrator", "amide", "peptide", "peptides", "portal"];

/**
 * Whether a password is on the bundled list of 49,000 common ones, ignoring case. Most entries are
 * shorter than the required length and are often padded, so a listed word followed by digits, a
 * repeated short text, and digits alone count too.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  const word = text.replace(/\d{1,6}$/, "");
  return /^\d+$/.test(text) || isRepeated(text) || isListed(text) || isListed(word);
}

/** Up to eight characters repeated: "aaaaaaaaaaaa", "adminadminadmin", "passwordpassword". */
function isRepeated(text: string): boolean {
  return /^(.{1,8}?)\1+$/s.test(text);
}

function isListed(text: string): boolean {
  listed ??= new Set([...dictionary["passwords-common"], ...ownWords]);
  return listed.has(text);
}

let listed: Set<string> | undefined;
