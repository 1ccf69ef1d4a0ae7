import { listHeadToHead } from "@/lib/facts/compare/head-to-head";
import { fold } from "@/lib/search/fold";
import type { LibraryPeptide } from "../../corpus/library-index";
import { findNamedPeptides } from "../../corpus/named-peptides";
import { brandsIn } from "../../retrieve/facts/find-approvals";
import { CueReader } from "../../understand/criteria/cue-reader";
import { findNamedOrLay } from "../../understand/criteria/read-criteria";
import { type Block, type Piece, say } from "../parts/draft";
import { frame } from "../parts/frames";

/**
 * The trial of one peptide in which another of them was given too: of the conditions that a question names,
 * in the form that it names, then the largest. Where none is recorded and one is asked for, that is said.
 */
export function headToHead(topics: LibraryPeptide[], message: string): Block[] {
  const { conditions, excluded } = conditionsMeant(topics, message);
  const forms = FORMS.filter(([cue]) => cue.test(message)).map(([, form]) => form);
  const found = listHeadToHead(topics).flatMap(({ peptide, trial, at }) => {
    const passage = peptide.factPassages.get("trials");
    const [text] = passage?.paragraphs[at] ?? [];
    if (!passage || !text) return [];
    const isOf = (wanted: string[]) => trial.conditions.some((one) => wanted.includes(one));
    const met = Number(isOf(conditions)) - Number(isOf(excluded));
    const inForm = forms.filter((form) => form.test(text)).length;
    const of = trial.conditions;
    return [{ text, passage, met, inForm, of, participants: trial.participants ?? 0 }];
  });
  const [best, ...others] = found.toSorted(
    (a, b) => b.met - a.met || b.inForm - a.inForm || b.participants - a.participants,
  );
  if (best) {
    // Where no condition is named, the trial in another one tells as much.
    const isOther = ({ of }: { of: string[] }) => !of.some((one) => best.of.includes(one));
    const other = conditions.length === 0 ? others.filter(isOther).slice(0, 1) : [];
    const pieces = [...say(frame("headToHead")).pieces, best, ...other];
    return [{ pieces, isList: false }];
  }
  if (!ASKS_HEAD_TO_HEAD.test(message) && !ASKS_WHICH_WORKS.test(message)) return [];
  const measured = measuredAgainst(topics);
  if (measured.length > 0) return [{ pieces: measured, isList: false }];
  const names = topics.map(({ name }) => name).join(" and ");
  return [say(frame("noHeadToHead", { names }))];
}

/** Of recorded outcomes those in which another of the peptides was the comparator: of a study that is not listed. */
function measuredAgainst(topics: LibraryPeptide[]): Piece[] {
  return topics.flatMap((topic) => {
    const passage = topic.factPassages.get("outcomes");
    const others = topics.filter((one) => one !== topic);
    return (passage?.paragraphs.flat() ?? []).flatMap((text) =>
      passage && findNamedPeptides(text, others).length > 0 ? [{ text, passage }] : [],
    );
  });
}

/** How it was given, as a question and as a trial says it. */
const FORMS = [
  [/\b(?:weekly|once a week|every week|inject\w*|jabs?|shots?)\b/i, /^(?!.*\bmg by mouth\b)/s],
  [/\b(?:daily|every day|once a day)\b/i, /\bdaily\b/i],
  [/\b(?:oral|tablets?|pills?|swallowed|by mouth)\b/i, /\b(?:oral|by mouth)\b/i],
] as const;

/**
 * The conditions that are named, and those that are ruled out ("obese but not diabetic"); where none is, those
 * for which the brands that are named are approved.
 */
function conditionsMeant(topics: LibraryPeptide[], message: string) {
  const text = fold(message);
  const reader = new CueReader(text);
  const named = findNamedOrLay(text, message).filter(({ kind }) => kind === "condition");
  const keysOf = (isRuledOut: boolean) =>
    named
      .filter(({ start }) => reader.isNegatedAt(start) === isRuledOut)
      .flatMap(({ keys }) => keys);
  const ofEffect = EFFECT_IN.filter(([effect]) => effect.test(message)).map(([, of]) => of);
  const conditions = [...keysOf(false), ...ofEffect];
  const excluded = keysOf(true);
  return { conditions: conditions.length > 0 ? conditions : ofBrands(topics, message), excluded };
}

function ofBrands(topics: LibraryPeptide[], message: string): string[] {
  return topics.flatMap(({ facts }) => {
    const brands = brandsIn(facts, message);
    return (facts?.approvals ?? []).flatMap((approval) =>
      approval.brand && brands.has(approval.brand) ? approval.conditions : [],
    );
  });
}

/** A condition by what is measured in it. */
const EFFECT_IN = [
  [/\b(?:weight|kilos?|pounds|slim\w*)\b/i, "obesity"],
  [/\b(?:hb)?a1c\b|\bsugars?\b|\bglucose\b/i, "type-2-diabetes"],
] as const;

const ASKS_HEAD_TO_HEAD =
  /\b(?:head[- ]to[- ]heads?|against (?:each other|one another)|one against the other|face[- ]to[- ]face|(?:compared?|tested|tried|studied|comparison|trials?) (?:\w+ )?(?:directly|side by side)|direct(?:ly)? (?:compar\w+|trial|study)|straight comparison)\b/i;

const ASKS_WHICH_WORKS =
  /\bworks? (?:better|best|more)\b|\b(?:more|most) effective\b|\bbetter (?:proven|tested|studied|results?)\b|\bbeats?\b|\boutperform\w*\b|\bsuperior\b/i;
