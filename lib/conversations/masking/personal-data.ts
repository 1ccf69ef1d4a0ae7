import { findPhoneNumbersInText } from "libphonenumber-js/min";
import { plainForm } from "./plain-form";

const EMAIL = "[email address]";
const PHONE = "[phone number]";

/** Countries whose numbers are also recognised without a country code. */
const COUNTRIES = ["US", "GB", "DE", "FR", "IN", "AU"] as const;

/** Identifiers and dates that look like phone numbers and must stay. */
const FIGURES =
  /\b10\.\d{4,9}\/\S+|\bNCT\s?\d{8}\b|\b(?:PMC?I?D?|CID|CAS|DOI|UNII)\b[\s:#.-]*[\w-]*\d[\w-]*|\b\d{2,7}-\d{2}-\d\b|\b(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}\b|\b(?:19|20)\d{2}\s?[-–]\s?(?:19|20)\d{2}\b|\d[\d.,\s]*\s?(?:mg|mcg|µg|μg|ug|g|kg|ml|mL|IU|Da|kDa|g\/mol|%)(?![\p{L}\p{N}])/giu;

/** Eight or more digits, with the separators of phone numbers. */
const RUN = /[+(]*\d(?:[\s()./-]{0,3}\d){7,}/g;
const MAX_PARSED_PER_COUNTRY = 300;

/** Written as usual, with spaces around `@` and dots, or with bracketed words for them. */
const MAIL_ADDRESS =
  /[\p{L}\p{N}._%+'-]{1,64}\s{0,3}(?:@|[([{]\s?at\s?[)\]}])\s{0,3}[\p{L}\p{N}-]+(?:(?:\.|\s\.\s|\s?[([{]\s?dot\s?[)\]}]\s?)[\p{L}\p{N}-]+)*(?:\.|\s\.\s|\s?[([{]\s?dot\s?[)\]}]\s?)\p{L}{2,}/giu;
/** With spaces between all characters: j o @ m a i l . c o m */
const SPELT_MAIL_ADDRESS = /(?<!\S)(?:[\p{L}\p{N}._%+-]\s){2,64}@(?:\s[\p{L}\p{N}.-]){4,}(?!\S)/gu;

/**
 * Replaces mail addresses and phone numbers by placeholders. CAS, PubMed, DOI and trial numbers, dates,
 * amounts and sequences stay. It may miss some, as the privacy policy says.
 */
export function maskPersonalData(text: string): string {
  const mailAddresses = [MAIL_ADDRESS, SPELT_MAIL_ADDRESS].reduce(
    (masked, pattern) =>
      replaceRanges(masked, (plain) => [...plain.matchAll(pattern)].map(toRange), EMAIL),
    text,
  );
  return replaceRanges(mailAddresses, findPersonalNumbers, PHONE);
}

interface Range {
  from: number;
  to: number;
}

/** Finds ranges in the plain form of a text and replaces them by `mask` in the text itself. */
function replaceRanges(text: string, find: (plain: string) => Range[], mask: string): string {
  const { plain, origins } = plainForm(text);
  const ranges = find(plain).sort((a, b) => a.from - b.from || b.to - a.to);
  let result = "";
  let at = 0;
  for (const range of ranges) {
    const from = origins[range.from] ?? text.length;
    if (from < at) continue;
    result += text.slice(at, from) + mask;
    at = origins[range.to] ?? text.length;
  }
  return result + text.slice(at);
}

/** Phone numbers, without identifiers and dates that look like them. */
function findPersonalNumbers(text: string): Range[] {
  const kept = [...text.matchAll(FIGURES)].map(toRange);
  return findPhones(text).filter(
    ({ from, to }) => !kept.some((figure) => from < figure.to && figure.from < to),
  );
}

function toRange({ index, 0: found }: RegExpExecArray): Range {
  return { from: index, to: index + found.length };
}

/** A masked text without the placeholders, which would be searched like words. */
export function withoutMasks(text: string): string {
  return text.replaceAll(EMAIL, "").replaceAll(PHONE, "").trim();
}

/** Parses only runs of digits that may be a number: parsing is slow, and a text may be hostile. */
function findPhones(text: string): Range[] {
  const runs = [...text.matchAll(RUN)].map(({ index, 0: run }) => ({
    from: Math.max(0, index - 1),
    to: index + run.length + 1,
  }));
  const length = runs.reduce((sum, { from, to }) => sum + to - from, 0);
  const countries = length > MAX_PARSED_PER_COUNTRY ? [undefined] : [undefined, ...COUNTRIES];
  return runs.flatMap(inWindows).flatMap(({ from, to }) =>
    countries.flatMap((country) =>
      findPhoneNumbersInText(text.slice(from, to), country)
        .map(({ startsAt, endsAt }) => ({ from: from + startsAt, to: from + endsAt }))
        .filter((found) => isLikePhone(text.slice(found.from, found.to))),
    ),
  );
}

/** Parsing takes quadratic time, so long texts are split. */
function inWindows({ from, to }: Range): Range[] {
  const count = Math.max(1, Math.ceil((to - from - OVERLAP) / (WINDOW - OVERLAP)));
  return Array.from({ length: count }, (_, at) => {
    const start = from + at * (WINDOW - OVERLAP);
    return { from: start, to: Math.min(to, start + WINDOW) };
  });
}

const WINDOW = 250;
/** Longer than any number of fifteen digits with its separators. */
const OVERLAP = 70;

/** Short digit runs are more often identifiers of papers and substances than phone numbers. */
function isLikePhone(found: string): boolean {
  const digits = found.replace(/\D/g, "").length;
  return digits >= 9 && (/^[+(0]/.test(found) || digits >= 10);
}
