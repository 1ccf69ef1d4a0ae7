import type { Facts } from "@/lib/facts/fact-references";
import { conditionName } from "@/lib/facts/vocabulary";
import { fold } from "@/lib/search/fold";
import { frame } from "../compose/parts/frames";
import type { LibraryPeptide } from "../corpus/library-index";
import { makePassage, type Passage, sentencesOf } from "../corpus/passage";
import { authorities, type FactKind } from "../facts/fact-sentences";
import { readFactKinds, readNarrowing } from "../facts/fact-topics";
import { contentWords } from "../text/content-words";
import { stemsOf } from "../text/stems-of";

/** Sentences of a peptide's facts that answer a question, with the passage that holds them. */
export interface FoundFacts {
  kind: FactKind;
  passage: Passage;
  sentences: string[];
  /** The question names the very trial. */
  isNamed?: boolean;
  /** The question's narrowing ("by the FDA", "for obesity") is met by these facts. */
  isNarrowed: boolean;
}

const MAX_KINDS = 2;

/** The facts that a question asks for, by kind; empty where it asks for none that is recorded. */
export function findFacts(topic: LibraryPeptide, message: string): FoundFacts[] {
  const kinds = readFactKinds(message);
  const hasTrial = topic.facts?.trials.some(({ name }) => namesTrial(message, name));
  const hasBrand = [...brandsIn(topic.facts, message)].some((brand) => brand !== topic.name);
  const isOfBrand = kinds.length === 0 && hasBrand && ASKS_WHAT.test(fold(message));
  const asked = isOfBrand ? (["approvals"] as const) : kinds;
  return (hasTrial ? (["trials"] as const) : asked)
    .flatMap((kind) => findOfKind(topic, kind, message) ?? [])
    .slice(0, MAX_KINDS);
}

/** "Invicorp contains which peptide": what a product is, its approval tells. */
const ASKS_WHAT = /\bcontain|\bingredient|^\W*what(?:'s| is| was) [\w-]+\W*$/;

export function findOfKind(
  topic: LibraryPeptide,
  kind: FactKind,
  message: string,
): FoundFacts | null {
  const passage = topic.factPassages.get(kind);
  if (!passage || !topic.facts) {
    return kind === "approvals" && topic.facts ? noApproval(topic, message) : null;
  }
  if (kind === "approvals") return findApprovals(topic, topic.facts, passage, message);
  if (kind === "trials") return findTrials(topic.facts, passage, message);
  if (kind === "halfLife") return findHalfLives(topic.facts, passage);
  if (kind === "safety" || kind === "identity") return findWorded(kind, passage, message);
  const { targets } = readNarrowing(message);
  const sentences = sentencesOf(passage);
  const meant =
    kind === "targets" && targets.length > 0
      ? sentences.filter((_, at) => targets.includes(topic.facts?.targets[at]?.target ?? ""))
      : [];
  return {
    kind,
    passage,
    sentences: (meant.length > 0 ? meant : sentences).slice(0, MAX_SENTENCES),
    isNarrowed: meant.length > 0,
  };
}

const MAX_SENTENCES = 3;

/** Those of the authorities, conditions and brands that are named; else the first of each authority. */
function findApprovals(
  topic: LibraryPeptide,
  { approvals }: Facts,
  passage: Passage,
  message: string,
): FoundFacts | null {
  const { agencies, conditions } = readNarrowing(message);
  const text = fold(message);
  const brands = brandsIn({ approvals }, message);
  const year = /\b(?:19|20)\d\d\b/.exec(text)?.[0];
  const forms = FORMS.filter(([cue]) => cue.test(text)).map(([, form]) => form);
  const sentences = sentencesOf(passage);
  const asksEnd = /\b(?:withdrawn|discontinued|pulled|refused|rejected|turned down)\b/.test(text);
  const meets = ({
    agency,
    conditions: own,
    brand = "",
    form = "",
    routes,
    state,
    date = "",
    ended = "",
  }: Facts["approvals"][number]) =>
    (agencies.length === 0 || agencies.includes(agency)) &&
    (conditions.length === 0 || own.some((one) => conditions.includes(one))) &&
    (brands.size === 0 || [...brands].some((one) => brand.includes(one))) &&
    forms.every((one) => one.test(`${form} ${routes.join(" ")}`)) &&
    (!asksEnd || state !== "current") &&
    (!year || date.startsWith(year) || ended.startsWith(year));
  const meant = sentences.filter((_, at) => {
    const approval = approvals[at];
    return approval !== undefined && meets(approval);
  });
  const isNarrow = agencies.length + conditions.length + brands.size + forms.length > 0;
  if (meant.length === 0 && isNarrow) {
    return asksEnd || year || forms.length > 0 ? null : noApproval(topic, message);
  }
  const isMet = meant.length > 0 && (isNarrow || asksEnd);
  const current = sentences.filter((_, at) => approvals[at]?.state === "current");
  const chosen = isMet ? meant : current.length > 0 ? current : sentences;
  return {
    kind: "approvals",
    passage,
    sentences: chosen.slice(0, MAX_SENTENCES),
    isNarrowed: isMet,
  };
}

/** The brands of its approvals that a question names. */
function brandsIn(facts: Pick<Facts, "approvals"> | null, message: string): Set<string> {
  const text = fold(message);
  const brands = facts?.approvals.flatMap(({ brand }) => brand?.split(/[,;/]\s*/) ?? []) ?? [];
  const words = ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  return new Set(brands.filter((brand) => words.includes(` ${fold(brand)} `)));
}

/** What names a form in a question, and in an approval. */
const FORMS: [RegExp, RegExp][] = [
  [/\b(?:oral|tablets?|pills?|by mouth|swallow\w*)\b/, /oral|tablet|capsule/i],
  [/\bcapsules?\b/, /capsule/i],
  [/\b(?:nasal|nose|intranasal)\b/, /nasal/i],
  [/\bpowder\b/, /powder/i],
  [/\b(?:implant|rod)\b/, /implant/i],
  [/\b(?:depot|long-acting)\b/, /depot|prolonged|extended|suspension|microsphere|implant/i],
];

/** That no approval is recorded: by the authority and for the condition that the question names. */
function noApproval(topic: LibraryPeptide, message: string): FoundFacts {
  const { agencies, conditions } = readNarrowing(message);
  const [condition] = conditions;
  const criteria = [
    agencies.length > 0 && `by ${agencies.map((agency) => authorities[agency]).join(" or ")}`,
    condition && `for ${conditionName(condition)}`,
  ].filter(Boolean);
  const isNarrowed = criteria.length > 0;
  const sentence = isNarrowed
    ? frame("noSuchApproval", { name: topic.name, criteria: criteria.join(" ") })
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
  };
}

const wordedBy: Partial<Record<FactKind, readonly (readonly [RegExp, RegExp])[]>> = {
  safety: [
    [/pregnan/, /^Pregnancy/],
    [/kidney|renal/, /^Kidney/],
    [/liver|hepatic/, /^Liver/],
    [/interact/, /^Interactions/],
    [/antibod|immunogenic/, /^Antibodies/],
    [/\bstor|fridge|refrigerat|room temperature/, /^Storage/],
  ],
  identity: [
    [/residue|amino/, / residues/],
    [/mass|weigh|dalton/, /average mass/],
    [/\bcode/, /^Code names/],
  ],
};

/** The sentences on what the question names. */
function findWorded(kind: FactKind, passage: Passage, message: string): FoundFacts | null {
  const text = fold(message);
  const wanted = (wordedBy[kind] ?? []).filter(([cue]) => cue.test(text)).map(([, said]) => said);
  const sentences = sentencesOf(passage).filter((one) => wanted.some((said) => said.test(one)));
  return sentences.length > 0 ? { kind, passage, sentences, isNarrowed: true } : null;
}

/** The trials that share most words with the question, two at most; the largest where it names none. */
function findTrials({ trials }: Facts, passage: Passage, message: string): FoundFacts {
  const words = contentWords(message).filter((word) => !TRIAL_WORDS.has(word));
  const scored = sentencesOf(passage).map((sentence, at) => {
    const trial = trials[at];
    const own = stemsOf(`${sentence} ${trial?.conditions.map(conditionName).join(" ") ?? ""}`);
    const isNamed = trial !== undefined && namesTrial(message, trial.name);
    const score = words.filter((word) => own.has(word)).length + (isNamed ? NAMED : 0);
    return { sentence, score, participants: trial?.participants ?? 0 };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  const chosen = scored
    .filter(({ score }) => score === best)
    .sort((a, b) => b.participants - a.participants)
    .slice(0, 2);
  return {
    kind: "trials",
    passage,
    sentences: chosen.map(({ sentence }) => sentence),
    isNarrowed: best > 1,
    isNamed: best >= NAMED,
  };
}

/** A trial that is named counts for more than any words. */
const NAMED = 20;

/** "STEP 1", "PURSUIT": the name in capitals that a trial is known by; "cars" is no name of CARS. */
export function namesTrial(message: string, name: string): boolean {
  const [known] = name.match(/^\p{Lu}[\p{Lu}\p{N}]{3,}(?:[- ]?[\p{Lu}\p{N}]+)?(?![\p{Ll}])/u) ?? [];
  if (!known) return false;
  const pattern = known.replace(/[- ]/g, "[- ]?");
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`,
    /\p{N}/u.test(known) ? "iu" : "u",
  ).test(message);
}

const TRIAL_WORDS = new Set(
  contentWords(
    "trial trials study studies people patients result results shown evidence tested test human humans much many big large placebo proven prove",
  ),
);

/** In people where it was measured there. */
function findHalfLives({ halfLives }: Facts, passage: Passage): FoundFacts | null {
  if (halfLives === "not reported") return null;
  const sentences = sentencesOf(passage);
  const inPeople = sentences.filter((sentence) =>
    /\(.*(?:people|human|adult|volunteer)/i.test(sentence),
  );
  const chosen = inPeople.length > 0 ? inPeople : sentences;
  return { kind: "halfLife", passage, sentences: chosen.slice(0, 2), isNarrowed: true };
}
