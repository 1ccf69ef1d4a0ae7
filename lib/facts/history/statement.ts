import type { Facts } from "../fact-references";

/** The parts of a peptide's facts that hold facts. */
export type FactPart = Exclude<keyof Facts, "sources">;

/** What a page says of one fact, by label. Without its source: a new source alone changes no fact. */
export type Says = Record<string, string>;

export interface Statement {
  part: FactPart;
  /** The value in the facts; none for a half-life that is "not reported". */
  row?: object;
  /** What tells the fact apart from others of its part, and what more does where this is shared. */
  key: (string | undefined)[];
  more?: (string | undefined)[];
  name: string;
  says: Says;
  source?: string | undefined;
  conditions?: string[];
}

type Texts = Record<string, string | number | false | null | undefined>;

/** A fact that is a sentence, such as a label's on the kidney; none where there is none. */
export function remark(
  part: FactPart,
  name: string,
  row: Facts["noDirectTarget"],
  key: string[] = [],
): Statement[] {
  if (!row) return [];
  const says = say({ Statement: row.text, Note: row.note });
  return [{ part, row, key, name, says, source: row.source }];
}

/** Without blanks; a fact that says nothing beyond its name says that it is there. */
export function say(texts: Texts, otherwise?: string): Says {
  const known = Object.entries(texts).filter(([, text]) => text !== undefined && text !== "");
  const says = Object.fromEntries(known.map(([label, text]) => [label, String(text)]));
  return otherwise && known.length === 0 ? { State: otherwise } : says;
}
