import type { Facts } from "@/lib/facts/fact-references";
import { conditionName } from "@/lib/facts/vocabulary";
import { fold } from "@/lib/search/fold";
import { frame } from "../../compose/parts/frames";
import type { LibraryPeptide } from "../../corpus/library-index";
import { simplifyNames } from "../../corpus/named-peptides";
import { makePassage, type Passage } from "../../corpus/passage";
import { type Agency, IN_EUROPE } from "../../facts/agency-cues";
import { anyOf, mergeApprovals } from "../../facts/approval-sentences";
import { readNarrowing } from "../../facts/fact-topics";
import { conditionWords } from "../../understand/criteria/clauses/clause-words";
import type { FoundFacts } from "../find-facts";
import { bestRows, ownWords, scoreRows, toldNotes } from "./choose-rows";

type Approval = Facts["approvals"][number];

const MAX_SENTENCES = 3;

/** Those of the authorities, conditions, brands and words that are named; else those in force. */
export function findApprovals(topic: LibraryPeptide, message: string): FoundFacts | null {
  const passage = topic.factPassages.get("approvals");
  const approvals = topic.facts?.approvals ?? [];
  if (!passage) return topic.facts ? noApproval(topic, message) : null;
  const same = tellSame(topic, passage, brandsAskedSame(topic, message));
  if (same) return same;
  const asked = readAsked(approvals, message);
  const rows = scoreRows(topic, "approvals", message, (at) =>
    (approvals[at]?.conditions ?? []).map(conditionName).join(" "),
  );
  const ofRow = ({ at }: { at: number }) => approvals[at];
  const thoseOf = (one: AskedApprovals) =>
    rows.filter((row) => {
      const approval = ofRow(row);
      return approval !== undefined && meets(one, approval);
    });
  const ofBrand = thoseOf(asked);
  // An authority may have approved it by another name.
  const ofOther = ofBrand.length === 0 ? thoseOf({ ...asked, brands: new Set() }) : [];
  const meant = asked.agencies.length > 0 && ofOther.length > 0 ? ofOther : ofBrand;
  if (meant.length === 0 && asked.isNarrow) {
    return asked.isOfMore || ofOther.length > 0 ? null : noApproval(topic, message);
  }
  const isMet = meant.length > 0 && (asked.isNarrow || asked.asksEnd);
  const current = rows.filter((row) => ofRow(row)?.state === "current");
  const chosen = ofEach(asked.among, isMet ? meant : current.length > 0 ? current : rows, ofRow);
  const told = chosen.flatMap((row) => ofRow(row) ?? []);
  const missing = told.length > 0 ? missingOf(asked.agencies, told) : [];
  const none = tellMissing(topic, asked, missing);
  const isOfOthers = told.every(({ agency }) => !asked.agencies.includes(agency));
  const merged = mergeApprovals(topic.name, told).slice(0, MAX_SENTENCES);
  const words = ownWords(topic, "approvals", message);
  const [only] = chosen;
  const notes =
    only && chosen.length === 1 ? only.notes : chosen.flatMap((row) => toldNotes(row, words));
  const held = [...merged, ...new Set(notes)].slice(0, MAX_SENTENCES - none.length);
  return {
    kind: "approvals",
    passage: { ...passage, paragraphs: [[...merged, ...notes, ...none]] },
    sentences: isOfOthers ? [...none, ...held] : [...held, ...none],
    isNarrowed: isMet,
    isCertain: isMet || ASKS_FACT.test(fold(message)),
    isInForce: missing.length === 0 && told.every(({ state }) => state === "current"),
  };
}

/** What a question asks of approvals. */
function readAsked(approvals: Approval[], message: string) {
  const { agencies, conditions } = readNarrowing(message);
  const text = fold(message);
  const year = /\b(?:19|20)\d\d\b/.exec(text)?.[0];
  const brands = brandsIn({ approvals }, message);
  const forms = FORMS.filter(([cue]) => cue.test(text)).map(([, form]) => form);
  const asksEnd = ASKS_END.test(text);
  const isByState = agencies.includes("EMA") && !approvals.some(({ agency }) => agency === "EMA");
  return {
    agencies,
    /** Where the EU's agency has approved none, those of its states are told of. */
    among: isByState ? [...new Set([...agencies, ...IN_EUROPE])] : agencies,
    conditions,
    year,
    brands,
    forms,
    asksEnd,
    asksGeneric: GENERIC.test(text),
    isNarrow: agencies.length + conditions.length + brands.size + forms.length > 0,
    /** That none is recorded would not answer it. */
    isOfMore: asksEnd || year !== undefined || forms.length > 0,
  };
}

type AskedApprovals = ReturnType<typeof readAsked>;

function meets(
  { among, conditions, year, brands, forms, asksEnd, asksGeneric }: AskedApprovals,
  { agency, conditions: own, brand = "", form = "", routes, ...one }: Approval,
): boolean {
  const said = `${form} ${routes.join(" ")} ${one.indication} ${one.note ?? ""}`;
  return (
    (among.length === 0 || among.includes(agency)) &&
    (conditions.length === 0 ||
      conditions.some((key) => own.includes(key) || isNamedIn(one.indication, key))) &&
    (brands.size === 0 || asksGeneric || [...brands].some((name) => brand.includes(name))) &&
    forms.every((pattern) => pattern.test(said)) &&
    (!asksEnd || one.state !== "current") &&
    (!year || one.date?.startsWith(year) === true || one.ended?.startsWith(year) === true)
  );
}

/** "Obesity from POMC deficiency" is recorded as that deficiency, and is obesity too. */
function isNamedIn(indication: string, condition: string): boolean {
  return toWords(indication).includes(toWords(conditionName(condition)));
}

/** The authorities that are asked of and of which nothing is told; for the EU's agency its states answer too. */
function missingOf(agencies: Agency[], told: Approval[]): Agency[] {
  const own = told.map(({ agency }) => agency);
  const isOfEurope = agencies.includes("EU_NATIONAL") && own.some((one) => IN_EUROPE.includes(one));
  return agencies.filter((one) => !own.includes(one) && !(isOfEurope && IN_EUROPE.includes(one)));
}

/**
 * That these have approved none, or none for the condition that is named. Of one that has approved another
 * brand or form, or in another year, nothing is said.
 */
function tellMissing(
  topic: LibraryPeptide,
  { conditions, brands, isOfMore }: AskedApprovals,
  missing: Agency[],
): string[] {
  if (missing.length === 0) return [];
  const hasAny = topic.facts?.approvals.some(({ agency }) => missing.includes(agency));
  if (!hasAny) return [tellNone(topic, missing)];
  const isOfCondition = conditions.length > 0 && brands.size === 0 && !isOfMore;
  return isOfCondition ? [tellNone(topic, missing, conditions)] : [];
}

/** The brands of which a question asks whether they are one substance, or that which it names beside one brand. */
export function brandsAskedSame(topic: LibraryPeptide, message: string): string[] {
  if (!ASKS_SAME.test(fold(message))) return [];
  const brands = [...brandsIn(topic.facts, message)].filter((brand) => brand !== topic.name);
  const words = toWords(message);
  const isNamed = [topic.name, ...topic.synonyms].some(
    (name) => !topic.brandNames.includes(name) && words.includes(toWords(name)),
  );
  return brands.length > 1 || isNamed ? brands : [];
}

/** "Saxenda and Victoza, is that the same?" */
const ASKS_SAME = /\b(?:same|identical|differ\w*|distinct)\b/;

function toWords(text: string): string {
  return ` ${simplifyNames(text)} `;
}

/** That brands are of one substance, and what each is approved for. Null where one holds another beside it. */
function tellSame(topic: LibraryPeptide, passage: Passage, brands: string[]): FoundFacts | null {
  const rows = brands.flatMap((name) => topic.facts?.approvals.find(isOf(name)) ?? []);
  if (rows.length === 0 || rows.some(({ indication }) => /combination/.test(indication)))
    return null;
  const names = brands.join(brands.length === 2 ? " and " : ", ");
  const sentences = [
    frame(brands.length > 1 ? "sameSubstance" : "brandOf", { names, name: topic.name }),
    ...rows.map((row) => mergeApprovals(topic.name, [row])[0] ?? ""),
  ];
  return {
    kind: "approvals",
    passage: { ...passage, paragraphs: [sentences] },
    sentences,
    isNarrowed: true,
    isCertain: true,
  };
}

function isOf(name: string) {
  return ({ brand = "" }: Approval) => brand.split(SEPARATOR).includes(name);
}

/** The rows that hold most of the words: of each authority that is named, or of all. */
function ofEach<Row extends { score: number; at: number }>(
  agencies: string[],
  rows: Row[],
  ofRow: (row: Row) => Approval | undefined,
): Row[] {
  const named = agencies.filter((agency) => rows.some((row) => ofRow(row)?.agency === agency));
  if (named.length < 2) return bestRows(rows);
  return named.flatMap((agency) => bestRows(rows.filter((row) => ofRow(row)?.agency === agency)));
}

const ASKS_END =
  /\b(?:withdrawn|discontinued|pulled|refused|rejected|turned down|production|taken off|off the market|no longer|lost)\b|\b(?:stop|end|ceas)\w* (?:its |their |the )?(?:selling|making|producing|production|sales?)\b|\bstill (?:around|made|sold|in use)\b|\bwhen did .{0,40}\bend\b/;
const ASKS_FACT =
  /\b(?:when|years?|date|since|youngest|what age|how old|which (?:countr|agenc|regulat|authorit)\w+|who (?:approved|licensed)|names?|called|brands?|sold|approved anywhere)\b/;

const SEPARATOR = /[,;/]\s*/;

/** The brands of its approvals that a question names. */
export function brandsIn(facts: Pick<Facts, "approvals"> | null, message: string): Set<string> {
  const brands = facts?.approvals.flatMap(({ brand }) => brand?.split(SEPARATOR) ?? []) ?? [];
  const words = toWords(message);
  return new Set(brands.filter((brand) => words.includes(toWords(brand))));
}

const GENERIC = /\b(?:generics?|copycats?|copy|biosimilars?|follow-on)\b/;

/** What names a form in a question, and in an approval. */
const FORMS: [RegExp, RegExp][] = [
  [/\b(?:oral|tablets?|pills?|by mouth|swallow\w*)\b/, /oral|tablet|capsule/i],
  [/\bcapsules?\b/, /capsule/i],
  [/\b(?:nasal|nose|intranasal)\b/, /nasal/i],
  [/\bpowder\b/, /powder/i],
  [/\b(?:implant|rod)\b/, /implant/i],
  [/\b(?:depot|long-acting)\b/, /depot|prolonged|extended|suspension|microsphere|implant/i],
  [GENERIC, /generic|biosimilar/i],
];

/** That no approval is recorded: by the authority and for the condition that the question names. */
export function noApproval(topic: LibraryPeptide, message: string): FoundFacts {
  const { agencies, conditions } = readNarrowing(message);
  const isNarrowed = agencies.length + conditions.length > 0;
  const sentence = isNarrowed
    ? tellNone(topic, agencies, conditions)
    : frame("noApproval", topic.name);
  return {
    kind: "approvals",
    passage: makePassage({
      id: `facts-${topic.id}-no-approval`,
      section: "facts",
      peptideId: topic.id,
      title: `${topic.name}: Approvals`,
      href: `/peptides/${topic.id}#at-a-glance`,
      paragraphs: [[sentence]],
      names: [topic.name],
    }),
    sentences: [sentence],
    isNarrowed,
    isCertain: agencies.length > 0,
  };
}

function tellNone({ name }: LibraryPeptide, agencies: Agency[], conditions: string[] = []): string {
  const criteria = [
    agencies.length > 0 && `by ${anyOf(agencies)}`,
    conditions.length > 0 && `for ${conditionWords(conditions)}`,
  ].filter(Boolean);
  return frame("noSuchApproval", { name, criteria: criteria.join(" ") });
}
