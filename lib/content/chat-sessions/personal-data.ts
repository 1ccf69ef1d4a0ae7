import { findPhoneNumbersInText } from "libphonenumber-js/min";

const EMAIL = "[email address]";
const PHONE = "[phone number]";

/** Where numbers without a country's code are looked for, too. */
const COUNTRIES = ["US", "GB", "DE", "FR", "IN", "AU"] as const;

/** Figures of the field that look like phone numbers: what must stay as it is. */
const FIGURES =
  /\b10\.\d{4,9}\/\S+|\bNCT\s?\d{8}\b|\b(?:PMC?I?D?|CID|CAS|DOI|UNII)\b[\s:#.-]*[\w-]*\d[\w-]*|\b\d{2,7}-\d{2}-\d\b|\b(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}\b|\b(?:19|20)\d{2}\s?[-–]\s?(?:19|20)\d{2}\b|\d[\d.,\s]*\s?(?:mg|mcg|µg|μg|ug|g|kg|ml|mL|IU|Da|kDa|g\/mol|%)(?![\p{L}\p{N}])/giu;

const MAIL_ADDRESS =
  /[\p{L}\p{N}._%+'-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/giu;

/**
 * Puts words in the place of mail addresses and phone numbers. CAS, PubMed, DOI and trial numbers,
 * dates, amounts and sequences stay. Automatic: it may miss some, which the privacy policy says.
 */
export function maskPersonalData(text: string): string {
  const masked = text.replace(MAIL_ADDRESS, EMAIL);
  const kept = [...masked.matchAll(FIGURES)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));
  const phones = [undefined, ...COUNTRIES]
    .flatMap((country) => findPhones(masked, country))
    .filter(({ from, to }) => !kept.some((figure) => from < figure.to && figure.from < to))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  let result = "";
  let at = 0;
  for (const { from, to } of phones) {
    if (from < at) continue;
    result += masked.slice(at, from) + PHONE;
    at = to;
  }
  return result + masked.slice(at);
}

function findPhones(text: string, country: (typeof COUNTRIES)[number] | undefined) {
  return findPhoneNumbersInText(text, country)
    .map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt }))
    .filter(({ from, to }) => isLikePhone(text.slice(from, to)));
}

/** Short bare figures are numbers of papers and substances more often than of phones. */
function isLikePhone(found: string): boolean {
  const digits = found.replace(/\D/g, "").length;
  return digits >= 9 && (/^[+(0]/.test(found) || digits >= 10);
}
