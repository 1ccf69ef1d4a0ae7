import type { CueReader } from "./cue-reader";

/** Years, both ends included. */
export interface YearRange {
  words: string;
  from: number;
  to: number;
  /** Of several approvals the first counts. */
  isFirst?: boolean;
}

/** The years that a question names; null where it names none. */
export function readYears(reader: CueReader) {
  const years = reader.take(YEARS).map((cue) => ({
    cue,
    value: {
      ...toRange(cue.groups),
      ...(FIRST.test(reader.text.slice(0, cue.end)) && { isFirst: true }),
    },
  }));
  const ever = reader
    .take(EVER)
    .map((cue) => ({ cue, value: { words: "at some time", from: 0, to: 9999 } }));
  return years.length > 0 ? years : ever;
}

const FIRST = /\bfirst\b[^.;?]{0,40}$/;
const EVER = /\bat (?:some|any|one) (?:time|point)\b|\bat all in the past\b/;

const YEAR = "(?:19|20)\\d\\d";
const YEARS = new RegExp(
  `\\b(?:(?:first|dated|back) ){0,5}(?:(?:between|from) (?<low>${YEAR}) (?:and|to|until) (?<high>${YEAR})|(?:(?<side>after|since|before|until|later than|earlier than|in or after|in|from|of|dated|during)(?: the)?(?: year| start of)? )?(?<year>${YEAR})(?<decade>s)?(?<later> or (?:later|after|since)| onwards?)?)\\b`,
);

function toRange({
  low,
  high,
  side = "in",
  year,
  decade,
  later,
}: Record<string, string | undefined>): YearRange {
  if (low && high)
    return { words: `between ${low} and ${high}`, from: Number(low), to: Number(high) };
  const own = Number(year);
  const last = decade ? own + 9 : own;
  const words = `${side} ${decade ? "the " : ""}${year}${decade ?? ""}`;
  if (later || /since|in or after/.test(side))
    return { words: `since ${year}`, from: own, to: 9999 };
  if (/after|later/.test(side)) return { words, from: last + 1, to: 9999 };
  if (/before|earlier|until/.test(side)) return { words, from: 0, to: own - 1 };
  return { words: `in ${decade ? "the " : ""}${year}${decade ?? ""}`, from: own, to: last };
}

/** Whether a date, "2017-12-05" or a year, lies in a range; what has none does not. */
export function isWithin(date: string | number | undefined, { from, to }: YearRange): boolean {
  const year = Number(String(date ?? "").slice(0, 4));
  return date !== undefined && year >= from && year <= to;
}
