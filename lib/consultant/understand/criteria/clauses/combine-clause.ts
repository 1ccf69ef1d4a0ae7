import type { Agency } from "../../../facts/agency-cues";
import type { PlacedCriterion } from "../criteria";
import type { CueReader } from "../cue-reader";
import type { Asked, Clause, Place, Said } from "./clause";
import { toCriterion } from "./clause-criteria";

/** The criteria of a clause: one for each choice of authority, condition and route that it names. */
export function toCriteria(reader: CueReader, clause: Clause, isOnly: boolean): PlacedCriterion[] {
  const { head, populations, years } = clause;
  const isNegated = head.cue.isNegated;
  const isTurned = ({ cue }: { cue: Place }) => !isNegated && cue.isNegated;
  const split = <Value>(said: Said<Value>[]) => ({
    asked: said.filter((one) => !isTurned(one)),
    turned: said.filter(isTurned),
  });
  const agencies = split(clause.agencies);
  const conditions = split(clause.conditions);
  const routes = split(clause.routes);
  const [population] = populations;
  const [year] = years;
  const base: Asked = {
    head: head.value,
    isNegated,
    ...(population && { population: population.value }),
    ...(year && { year: year.value }),
    ...(isOnly && agencies.asked.length > 0 && { isOnly }),
  };
  const ofAgencies = choices(reader, agencies.asked, (lists) => [...new Set(lists.flat())]);
  const ofConditions = choices(reader, conditions.asked, (lists) => lists.flat());
  const ofRoutes = choices(reader, routes.asked, (cues) => ({
    words: [...new Set(cues.map(({ words }) => words))].join(" or "),
    routes: cues.flatMap((cue) => cue.routes),
  }));
  const wanted = ofAgencies.flatMap((agency) =>
    ofConditions.flatMap((condition) =>
      ofRoutes.map((route) => ({
        ...base,
        ...(agency && { agencies: agency }),
        ...(condition && { conditions: condition }),
        ...(route && { routes: route }),
      })),
    ),
  );
  const unwanted = turnedRound(base, {
    agencies: agencies.turned,
    conditions: conditions.turned,
    routes: routes.turned,
    ofAgency: ofAgencies[0],
    ofCondition: ofConditions[0],
  });
  const isBare =
    head.value.kind === "any" &&
    conditions.asked.length + routes.asked.length + populations.length === 0;
  const places = [head, ...clause.agencies, ...clause.conditions, ...clause.routes, ...years];
  const start = Math.min(...places.map(({ cue }) => cue.start));
  const end = Math.max(...places.map(({ cue }) => cue.end));
  return [...(isBare ? [] : wanted), ...unwanted].map((asked) => ({
    ...toCriterion(asked),
    start,
    end,
    ...(year && { from: year.value.from }),
  }));
}

interface Turned extends Pick<Clause, "agencies" | "conditions" | "routes"> {
  ofAgency: Agency[] | undefined;
  ofCondition: string[] | undefined;
}

/** "Approved for diabetes but not for obesity": what a clause sets apart. */
function turnedRound(
  base: Asked,
  { agencies, conditions, routes, ofAgency, ofCondition }: Turned,
): Asked[] {
  const turned = { ...base, isNegated: true, isTurned: true };
  return [
    ...agencies.map(({ value }) => ({
      ...turned,
      agencies: value,
      ...(ofCondition && { conditions: ofCondition }),
    })),
    ...conditions.map(({ value }) => ({
      ...turned,
      conditions: value,
      ...(ofAgency && { agencies: ofAgency }),
    })),
    ...routes.map(({ value }) => ({ ...turned, routes: value })),
  ];
}

/** Values joined by "or" are one choice, others are all asked for; none is one choice that asks nothing. */
function choices<Value, Joined>(
  reader: CueReader,
  said: Said<Value>[],
  join: (values: Value[]) => Joined,
): (Joined | undefined)[] {
  if (said.length === 0) return [undefined];
  const isEither = said
    .slice(1)
    .some(({ cue }, at) => reader.isEither(said[at]?.cue.end ?? 0, cue.start));
  return isEither ? [join(said.map(({ value }) => value))] : said.map(({ value }) => join([value]));
}
