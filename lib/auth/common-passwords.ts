import { dictionary } from "@zxcvbn-ts/language-common";

/** Words of this place; each counts as listed. */
const ownWords = ["admin", "administrator", "amide", "peptide", "peptides", "portal"];

/**
 * Whether a password is on the bundled list of 49,000 common ones, whatever its case. Most entries
 * are shorter than what is asked for and come back lengthened, so a listed word with digits behind
 * it, a short text over and over, and digits alone count too.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  const word = text.replace(/\d{1,6}$/, "");
  return /^\d+$/.test(text) || isRepeated(text) || isListed(text) || isListed(word);
}

/** "aaaaaaaaaaaa", "adminadminadmin", "passwordpassword": eight characters or fewer, again and again. */
function isRepeated(text: string): boolean {
  return /^(.{1,8}?)\1+$/s.test(text);
}

function isListed(text: string): boolean {
  listed ??= new Set([...dictionary["passwords-common"], ...ownWords]);
  return listed.has(text);
}

let listed: Set<string> | undefined;
