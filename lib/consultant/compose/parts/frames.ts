import { splitSentences } from "../../text/sentences";

/**
 * The only sentences of an answer that no passage has to bear out. None of them states a fact about
 * a substance, but for what is computed from recorded facts: how many match, and that none does.
 * `{name}` stands for the name of a peptide, `{count}` and `{criteria}` for those of a list.
 */
export const frames = {
  abstain: "I don't know: the library holds nothing that answers this.",
  abstainOn: "I don't know: the library's page on {name} holds nothing that answers this.",
  nearestOn:
    "I am not sure that the library answers this. What comes closest on its page on {name}:",
  nearestPerhaps:
    "I am not sure which peptide is meant. If it is {name}, this comes closest on its page:",
  described: "This sounds like {name}.",
  nothingOn: "I found nothing in the library that answers “{criteria}”.",
  nothingOnOf: "On {name} I found nothing that answers this.",
  offer:
    "I can tell you what the library says about a peptide: what it is, how it is thought to work, how strong the evidence is, its side effects and its regulatory status.",
  belowHelp: "If nobody is in danger and this is a question to the library:",
  greeting:
    "Hello. I answer questions about peptides from the pages of this library and link to where I found the answer. I am an automated system and cannot give medical advice.",
  thanks: "You're welcome. You can ask about another peptide at any time.",
  usesOf: "The page on {name} names these uses and conditions:",
  benefitsOf: "Studied or shown, with the kind of study in brackets:",
  factsOf: "Recorded facts about {name}:",
  papersOf: "Papers that the library lists on {name}:",
  dosageNotice:
    "This describes what labels and studies report. It is not a recommendation, and doses are a prescriber's decision.",
  noSportRecord:
    "The library holds no entry of {name} on the prohibited list, which does not mean that it is allowed.",
  noSummary: "The library has no summary of this paper; its abstract can be read at the source.",
  noSummaryOrAddress: "The library has no summary of this paper and no web address for it.",
  both: "Where one page speaks of the other:",
  overview: "What each is:",
  uses: "Uses and conditions:",
  benefits: "Studied or shown:",
  mechanism: "How each is thought to work:",
  evidence: "Evidence tier, and what it rests on:",
  status: "Regulatory status:",
  sideEffects: "Side effects:",
  warnings: "Warnings:",
  dosage: "How each was given, according to labels and studies:",
  sport: "In sport:",
  identity: "Recorded facts:",
  papers: "Listed papers:",
  onThis: "On this question:",
  comparisonNotice:
    "Each page describes its peptide by itself; only a study that tested both can say which does better.",
  listed: "These pages of the library name it:",
  listedMore: "The database lists more.",
  listNotice:
    "An evidence tier is that of the peptide as a whole, for what it was studied best in; being listed is not a recommendation.",
  allByFacts: "{count} of this library match by recorded facts: {criteria}.",
  oneByFacts: "{count} of this library matches by recorded facts: {criteria}.",
  moreByFacts: "And {count} more, which the database lists.",
  moreNamed: "And {count} more: {names}.",
  noneByFacts: "No peptide of this library matches by recorded facts: {criteria}.",
  withoutOne: "If “{criteria}” is left out, {count} matches:",
  withoutSome: "If “{criteria}” is left out, {count} match:",
  relatedByFacts: "Not counted, as recorded for a related condition: {names}.",
  unreadByFacts: "“{criteria}” is not taken into account: no recorded fact says it.",
  allSideBySide: "A page of its own sets all recorded facts side by side.",
  sameInDatabase: "The database shows the same list, with filters to change it.",
  noApproval: "No approval of {name} is recorded here.",
  noHalfLife: "No half-life of {name} is recorded here.",
  brandOf: "{names} is a brand of {name}.",
  sameSubstance: "{names} are brands of the same substance, {name}.",
  noSuchApproval: "No approval of {name} {criteria} is recorded here.",
  longerHalfLife: "{name} has the longer half-life in people.",
  longerChain: "{name} has the longer chain.",
  bothApproved: "Both have an approval in force{criteria}, by recorded facts.",
  onlyApproved: "Only {name} has an approval in force{criteria}, by recorded facts.",
  neitherApproved: "Neither has an approval in force{criteria}, by recorded facts.",
  bothActOn: "Both act on {criteria}.",
  noSharedTarget: "They share no recorded target.",
  bothBarred: "Both are prohibited in sport.",
  onlyBarred: "Only {name} is prohibited in sport, by recorded facts.",
  yes: "Yes.",
  no: "No.",
  headToHead: "Tested against each other:",
  noHeadToHead: "No trial recorded here tested {names} against each other.",
  listedByFacts:
    "The list is of recorded facts and recommends nothing; what is not recorded is not listed.",
  about: "About {name}:",
  saidBefore: "As said before:",
  heavier: "{name} has the larger average mass.",
} as const;

export type FrameName = keyof typeof frames;

type Fillers = Partial<Record<"name" | "names" | "count" | "criteria", string>>;

/** A fixed sentence, with the name of a peptide or other fillers in their places. */
export function frame(name: FrameName, fill: string | Fillers = ""): string {
  const fillers: Fillers = typeof fill === "string" ? { name: fill } : fill;
  return frames[name].replace(
    /\{(names?|count|criteria)\}/g,
    (_, key: keyof Fillers) => fillers[key] ?? "",
  );
}

/** Whether a sentence is one of ours, whatever the name in it. */
export function isFrame(sentence: string, fixedTexts: string[] = []): boolean {
  const said = sentence.trim();
  if (fixedTexts.some((text) => text === said || splitSentences(text).includes(said))) return true;
  return patterns.some((pattern) => pattern.test(said));
}

const patterns = Object.values(frames)
  .flatMap((text) => [...new Set([text, ...splitSentences(text)])])
  .map((text) => {
    const escaped = text.replace(/[\\^$.*+?()[\]|/]/g, "\\$&");
    const open = escaped
      .replaceAll("{name}", ".{2,60}")
      .replaceAll("{names}", ".{2,2000}")
      .replaceAll("{count}", "\\d+(?: peptides?)?")
      .replaceAll("{criteria}", ".{0,400}");
    return new RegExp(`^${open}$`, "u");
  });
