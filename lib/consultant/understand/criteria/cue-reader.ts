/** What a pattern found in a question, and where. */
export interface Cue {
  start: number;
  end: number;
  /** "Not", "without" or the like stands before it. */
  isNegated: boolean;
  text: string;
  groups: Record<string, string | undefined>;
}

/** A folded text from which cues are taken one after another; what was taken is blanked, so that places stay. */
export class CueReader {
  readonly text: string;
  rest: string;

  constructor(text: string) {
    this.text = text;
    this.rest = text;
  }

  take(pattern: RegExp): Cue[] {
    const found = listMatches(pattern, this.rest).map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      isNegated: this.isNegatedAt(match.index),
      text: match[0],
      groups: match.groups ?? {},
    }));
    for (const cue of found) this.blank(cue);
    return found;
  }

  /** The first of some meanings whose pattern is found, with every place of it. */
  takeAll<Value>(cues: readonly (readonly [RegExp, Value])[]): { cue: Cue; value: Value }[] {
    return cues
      .flatMap(([pattern, value]) => this.take(pattern).map((cue) => ({ cue, value })))
      .sort((a, b) => a.cue.start - b.cue.start);
  }

  blank({ start, end }: Pick<Cue, "start" | "end">) {
    this.rest = this.rest.slice(0, start) + BLANK.repeat(end - start) + this.rest.slice(end);
  }

  /** Takes back what said no more than the words around it. */
  restore({ start, end }: Pick<Cue, "start" | "end">) {
    this.rest = this.rest.slice(0, start) + this.text.slice(start, end) + this.rest.slice(end);
  }

  /** "But not for diabetes", "except": up to what was understood before. */
  isNegatedAt(start: number): boolean {
    const before = this.rest.slice(Math.max(0, start - 50), start);
    return NEGATES.test(before) || NONE_OF.test(before);
  }

  /** Whether "or" stands between two places, or the latter is a remark in brackets. */
  isEither(from: number, to: number): boolean {
    return /\bor\b|\band which\b|\/|^\s*\($/.test(this.text.slice(from, to));
  }
}

const BLANK = "·";

/**
 * All matches of a pattern. `matchAll` would compile each of hundreds of patterns anew for each text, of which
 * few hold any.
 */
export function listMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  const global = globals.get(pattern) ?? new RegExp(pattern, "gu");
  globals.set(pattern, global);
  const found: RegExpExecArray[] = [];
  global.lastIndex = 0;
  for (let match = global.exec(text); match; match = global.exec(text)) {
    found.push(match);
    if (match[0] === "") global.lastIndex += 1;
  }
  return found;
}

const globals = new WeakMap<RegExp, RegExp>();

/** "No obesity licence", of which the noun was understood before. */
const NONE_OF = /\b(?:no|without(?: an?)?) ·{1,40} $/;

const NEGATES = new RegExp(
  [
    String.raw`(?:\b(?:not|never|no|non|none|nobody|without|except|excluding|minus|apart from|aside from`,
    `|leav(?:e|ing) (?:out|aside)|neither|nor|lack(?:s|ing)?|cannot|(?:other|rather) than`,
    `|hat(?:e|es|ing)|avoid(?:s|ing)?|(?:afraid|scared) of|can(?:no|')t stand`,
    `|(?:are|is|was|were|does?|did|ha[sd]|have|ca|wo)nt)|n't)[ -]`,
    `(?:(?:those|the ones|ones|any|anything|all) (?:that|which) )?`,
    String.raw`(?:(?!(?:but|and|or|that|which|only|just|more|longer)\b)[\w']+[ -]){0,4}$`,
  ].join(""),
);
