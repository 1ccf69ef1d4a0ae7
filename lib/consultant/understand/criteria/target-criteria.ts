import type { Facts } from "@/lib/facts/fact-references";
import { findTarget } from "@/lib/facts/vocabulary";
import type { Place } from "./clauses/clause";
import {
  at,
  byFilter,
  type Criterion,
  either,
  type PlacedCriterion,
  type Reason,
} from "./criteria";
import type { CueReader } from "./cue-reader";

/** Several targets are all meant, unless "or" stands between them. */
export function readTargets(
  reader: CueReader,
  targets: { cue: Place; value: string[] }[],
): PlacedCriterion[] {
  if (targets.length === 0) return [...readSeveral(reader), ...readActions(reader)];
  const said = reader.take(ACTION);
  const kinds = said.map(
    ({ groups }) =>
      actionsOf[
        (groups.action ?? "").replace(/^(?:switch|turn|shut)\w* (?:on|off|down)$/, switchWord)
      ],
  );
  // "Both blockers and activators" are all.
  const actions = kinds.every((one) => one === kinds[0]) ? kinds[0] : undefined;
  const criteria = targets.map(({ cue, value }) => at(cue, toCriterion(value, actions)));
  const isEither = targets
    .slice(1)
    .some(({ cue }, index) => reader.isEither(targets[index]?.cue.end ?? 0, cue.start));
  const [first] = criteria;
  const last = criteria.at(-1);
  return isEither && first && last
    ? [{ ...either(criteria), start: first.start, end: last.end }]
    : criteria;
}

/** "Which act on two receptors?": on as many or more. */
function readSeveral(reader: CueReader): PlacedCriterion[] {
  return reader.take(SEVERAL).map((cue) => {
    const least = /three|triple/.test(cue.text) ? 3 : 2;
    return at(cue, {
      words: `acting on ${least === 3 ? "three" : "two"} receptors or more`,
      holds: ({ facts }) => receptorsOf(facts).size >= least,
      reason: { kind: "targets", indexIn: () => 0 },
    });
  });
}

const SEVERAL = new RegExp(
  [
    String.raw`\b(?:(?:bind|hit|target|activat|block|stimulat|address)\w*|act(?:s|ing)? (?:on|at)|agonists? (?:at|of))`,
    "(?: to)? (?:at least |more than |both )?(?:one|two|three|several|many|multiple|different) ",
    String.raw`(?:different |kinds of |types of |distinct )?receptors?\b`,
    String.raw`|\b(?:dual|twin|double|triple|multi)[- ](?:receptor )?(?:agonists?|acting)\b`,
  ].join(""),
);

function receptorsOf(facts: Facts | null): Set<string> {
  const keys = facts?.targets.map(({ target }) => target) ?? [];
  return new Set(keys.filter((key) => findTarget(key).name.includes("receptor")));
}

/** "Enzyme inhibitors", "listed as antagonists": of any target. */
function readActions(reader: CueReader): PlacedCriterion[] {
  return reader.take(ANY_ACTION).map((cue) => {
    const action = cue.groups.action === "inhibitor" ? "inhibitor" : "antagonist";
    const indexIn = ({ targets }: Facts) => targets.findIndex((one) => one.action === action);
    return at(cue, {
      words: `recorded as ${action}s`,
      holds: ({ facts }) => facts !== null && indexIn(facts) >= 0,
      reason: { kind: "targets", indexIn },
    });
  });
}

const ANY_ACTION =
  /(?:^\W*|\b(?:(?:are|listed|recorded) (?:as )?|(?:receptors?|enzymes?|channels?|which|what|the|any|all|every) ))(?:blockers? \()?(?<action>antagonist|inhibitor|blocker)s?\b\)?(?! (?:of|at|for|on)\b)/;

function switchWord(said: string): string {
  return said.endsWith(" on") ? "activat" : "block";
}

const ACTION =
  /\b(?<action>partial agonist|agonist|antagonist|inhibitor|activat|stimulat|block|inhibit|switch(?:es|ing)? on|turn(?:s|ing)? on|switch(?:es|ing)? off|turn(?:s|ing)? off|shut(?:s|ting)? (?:down|off)|mimic|trigger)\w*/;

interface Actions {
  words: string;
  kinds: string[];
}

function toCriterion(keys: string[], actions: Actions | undefined): Criterion {
  const names = keys.map((key) => findTarget(key).name).join(" or ");
  const [key = ""] = keys;
  const filter = keys.length === 1 ? { target: key } : undefined;
  if (!actions && filter) return byFilter(`acting on the ${names}`, filter, reasonOf(keys));
  return {
    words: `${actions?.words ?? "acting on"} the ${names}`,
    holds: ({ facts }) =>
      facts?.targets.some(
        ({ target, action }) =>
          keys.includes(target) && (!actions || actions.kinds.includes(action)),
      ) ?? false,
    ...(filter && { filter }),
    reason: reasonOf(keys),
  };
}

function reasonOf(keys: string[]): Reason {
  return {
    kind: "targets",
    indexIn: ({ targets }) => targets.findIndex(({ target }) => keys.includes(target)),
  };
}

const activating = {
  words: "activating",
  kinds: ["agonist", "partial agonist", "positive modulator", "activator"],
};
const blocking = { words: "blocking", kinds: ["antagonist", "inhibitor", "inverse agonist"] };
const actionsOf: Record<string, Actions> = {
  "partial agonist": { words: "partly activating", kinds: ["partial agonist"] },
  agonist: activating,
  activat: activating,
  stimulat: activating,
  mimic: activating,
  trigger: activating,
  antagonist: blocking,
  inhibitor: blocking,
  block: blocking,
  inhibit: blocking,
};
