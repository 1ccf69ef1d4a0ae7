import type { Facts } from "@/lib/facts/fact-references";
import { findTarget } from "@/lib/facts/vocabulary";
import type { LibraryPeptide } from "../../corpus/library-index";
import { anyOf } from "../../facts/approval-sentences";
import type { FactKind } from "../../facts/fact-sentences";
import { readNarrowing } from "../../facts/fact-topics";
import { type Piece, say } from "../parts/draft";
import { frame } from "../parts/frames";

/** In one sentence how two peptides compare in facts of a kind; empty where the facts do not decide it. */
export function verdictOn(kind: FactKind, topics: LibraryPeptide[], message: string): Piece[] {
  const [one, other, third] = topics;
  if (!one || !other || third) return [];
  const said = verdicts[kind]?.([one, other], message);
  return said ? say(said).pieces : [];
}

type Two = [LibraryPeptide, LibraryPeptide];

const verdicts: Partial<Record<FactKind, (two: Two, message: string) => string | null>> = {
  halfLife: longerHalfLife,
  approvals: whichApproved,
  targets: sharedTargets,
  sport: whichBarred,
  identity: (two, message) => (/\bmass\b/.test(message) ? heavier(two) : longerChain(two)),
};

/** Where all or one of them is in force, by the authorities that are named. */
function whichApproved(two: Two, message: string): string | null {
  const { agencies, conditions } = readNarrowing(message);
  if (conditions.length > 0 || two.some(({ facts }) => !facts)) return null;
  const criteria = agencies.length > 0 ? ` with ${anyOf(agencies)}` : "";
  const approved = two.filter(({ facts }) =>
    facts?.approvals.some(
      ({ agency, state }) =>
        state === "current" && (agencies.length === 0 || agencies.includes(agency)),
    ),
  );
  const [only] = approved;
  if (approved.length === 2) return frame("bothApproved", { criteria });
  return only
    ? frame("onlyApproved", { name: only.name, criteria })
    : frame("neitherApproved", { criteria });
}

function sharedTargets([one, other]: Two): string | null {
  const [own, its] = [targetsOf(one), targetsOf(other)];
  if (own.length === 0 || its.length === 0) return null;
  const shared = own.filter((target) => its.includes(target));
  if (shared.length === 0) return frame("noSharedTarget");
  const names = shared.map((key) => `the ${findTarget(key).name}`);
  return frame("bothActOn", { criteria: names.join(" and ") });
}

function targetsOf({ facts }: LibraryPeptide): string[] {
  return [...new Set(facts?.targets.map(({ target }) => target) ?? [])];
}

function whichBarred(two: Two): string | null {
  const barred = two.filter(({ record }) => record.sport?.startsWith("prohibited"));
  const [only] = barred;
  if (!only || two.some(({ facts }) => !facts?.sport)) return null;
  return barred.length === 2 ? frame("bothBarred") : frame("onlyBarred", only.name);
}

function longerChain(two: Two): string | null {
  const [longer, shorter] = two.toSorted((a, b) => (b.record.length ?? 0) - (a.record.length ?? 0));
  if (!longer?.record.length || !shorter?.record.length) return null;
  return longer.record.length > shorter.record.length ? frame("longerChain", longer.name) : null;
}

function heavier(two: Two): string | null {
  const [first, second] = two.toSorted((a, b) => (b.record.mass ?? 0) - (a.record.mass ?? 0));
  if (!first?.record.mass || !second?.record.mass) return null;
  return first.record.mass > second.record.mass ? frame("heavier", first.name) : null;
}

const HOURS = { seconds: 1 / 3600, minutes: 1 / 60, hours: 1, days: 24, weeks: 168 };

/** Which half-life in people is longer, where the ranges do not overlap. */
function longerHalfLife(two: Two): string | null {
  const ranges = two.map((topic) => ({ topic, range: rangeInPeople(topic.facts) }));
  const [first, second] = ranges.toSorted((a, b) => (b.range?.low ?? 0) - (a.range?.low ?? 0));
  if (!first?.range || !second?.range || first.range.low <= second.range.high) return null;
  return frame("longerHalfLife", first.topic.name);
}

/** In hours, over all half-lives that were measured in people. */
function rangeInPeople(facts: Facts | null): { low: number; high: number } | null {
  if (!facts || facts.halfLives === "not reported") return null;
  const inPeople = facts.halfLives.filter(({ species }) =>
    /people|human|adult|volunteer|\b(?:wo)?men\b|patient/i.test(species),
  );
  if (inPeople.length === 0) return null;
  return {
    low: Math.min(...inPeople.map(({ low, unit }) => low * HOURS[unit])),
    high: Math.max(...inPeople.map(({ low, high = low, unit }) => high * HOURS[unit])),
  };
}
