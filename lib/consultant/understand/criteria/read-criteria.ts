import { fold } from "@/lib/search/fold";
import { type FoundTerm, findTerms, longest } from "../../facts/term-index";
import layConditions from "../../vocabulary/readers/lay-conditions.json";
import { readClauses } from "./clauses/read-clauses";
import { either, type PlacedCriterion } from "./criteria";
import { CueReader, listMatches } from "./cue-reader";
import { readMeasures } from "./measure-criteria";
import { reword } from "./reword";
import { readSport } from "./sport-criteria";
import { readSuperlative, type Superlative } from "./superlatives";
import { readTargets } from "./target-criteria";
import { readTraits, withoutTraits } from "./trait-criteria";

export interface ReadCriteria {
  criteria: PlacedCriterion[];
  superlative: Superlative | null;
  /** The folded text without terms and traits: where peptides may be named. */
  named: string;
  /** The folded text in which what was understood is blanked. */
  rest: string;
}

/** What a question for a list asks of facts. Criteria are joined by "and" but for those with "or" between them. */
export function readCriteria(message: string): ReadCriteria {
  const reader = new CueReader(
    reword(fold(message))
      .replace(/'s (?=receptors?\b)/g, " ")
      .replace(NEGATED, "not $1")
      .replace(/\bhalf (?=li(?:fe|ves)\b)/g, "half-")
      .replace(AGONISTS, nameReceptor)
      .replace(ACTS_ON, nameTarget),
  );
  const named = blankTerms(reader.text, message);
  const traits = readTraits(reader);
  const terms = findNamedOrLay(reader.rest, message);
  const place = ({ start, end }: { start: number; end: number }) => ({
    start,
    end,
    isNegated: reader.isNegatedAt(start),
  });
  const found = terms.map(({ kind, keys, ...at }) => ({ kind, value: keys, cue: place(at) }));
  for (const { cue } of found) reader.blank(cue);
  const sport = readSport(reader);
  const measures = readMeasures(reader);
  const targets = readTargets(
    reader,
    found.filter(({ kind }) => kind === "target"),
  );
  const conditions = found.filter(({ kind }) => kind === "condition");
  const superlative = readSuperlative(reader);
  const clauses = readClauses(reader, conditions);
  const criteria = [...traits, ...sport, ...measures, ...targets, ...clauses].sort(
    (a, b) => a.start - b.start,
  );
  const said = criteria.filter(
    ({ words }, index) => criteria.findIndex((one) => one.words === words) === index,
  );
  return { criteria: joinAlternatives(said, reader), superlative, named, rest: reader.rest };
}

/** Terms by their names and conditions by readers' words for them; of overlapping ones the longer: "rare genetic obesity". */
export function findNamedOrLay(text: string, message: string): FoundTerm[] {
  const lay = layCues.flatMap(([cue, keys]) =>
    listMatches(cue, text).map(({ 0: said, index }) => ({
      kind: "condition" as const,
      keys,
      start: index,
      end: index + said.length,
    })),
  );
  return longest([...findTerms(text, message), ...lay]);
}

/** "Ghrelin receptor agonists" and "vasopressin analogues" name no peptide. */
function blankTerms(text: string, message: string): string {
  const reader = new CueReader(text);
  for (const term of findTerms(text, message)) reader.blank(term);
  return withoutTraits(reader.rest);
}

const NEGATED =
  /\b(?:un|non-)(approved|licen[cs]ed|authori[sz]ed|registered|prohibited|banned|listed|cyclic)\b/g;

/** "GLP-1 agonists" act on the GLP-1 receptor. */
const AGONISTS =
  /\b([\w-]+)( \d)? (agonists?|antagonists?|mimetics?|ligands?|peptides?)\b|\b(gnrh|glp-1) (analogu?es?|drugs?|medicines?|jabs?|shots?)\b/g;

function nameReceptor(said: string, ...parts: (string | undefined)[]): string {
  const [name, number = "", kind = "agonists", other = ""] = parts;
  const receptor = `${name ?? other}${number} receptor`;
  const isKnown = findTerms(receptor).some(
    ({ kind: found, end }) => found === "target" && end === receptor.length,
  );
  return isKnown ? `${receptor} ${kind}` : said;
}

/** "Agonists at MC4", "that hit GIP". */
const ACTS_ON =
  /\b((?:(?:ant)?agonists?|mimetics?|ligands?|activators?|blockers?) (?:at|of|for|on)|(?:bind|hit|target|activate|block|stimulate)(?:s|ing)?|act(?:s|ing)? (?:on|at))( to)? (?:the )?([a-z][\w-]{1,9})\b(?! receptor)(?: \([^()]{1,40}\))?/g;

function nameTarget(said: string, acts: string, to = "", of: string): string {
  const isKnown = findTerms(`${of} receptor`).some(
    ({ kind, start }) => kind === "target" && start === 0,
  );
  return isKnown ? `${acts}${to} the ${of} receptor` : said;
}

const layCues = layConditions.map(({ cue, keys }): [RegExp, string[]] => [
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${cue})(?![\\p{L}\\p{N}])`, "gu"),
  keys.split(" "),
]);

/** "Prohibited in sport or under review": what "or" joins, after commas too, are ways to be listed. */
function joinAlternatives(criteria: PlacedCriterion[], reader: CueReader): PlacedCriterion[] {
  const joined: PlacedCriterion[] = [];
  for (const next of criteria.toReversed()) {
    const after = joined.at(-1);
    const between = after ? reader.rest.slice(next.end, after.start) : "";
    const isJoined = after?.isEither ? ALTERNATIVE : OR;
    if (after && next.end <= after.start && isJoined.test(between)) {
      joined.pop();
      const { start, end } = { start: next.start, end: after.end };
      joined.push({ ...either([next, after]), start, end, isEither: true });
    } else joined.push(next);
  }
  return joined.reverse();
}

const OR = /^[^.;·]{0,3}\bor (?:[a-z]+ ){0,4}$/;
const ALTERNATIVE = /^\s*(?:,|\bor\b)\s*$/;
