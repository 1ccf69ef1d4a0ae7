import type { Agency } from "../../../facts/agency-cues";
import type { YearRange } from "../years";
import type { Head } from "./clause-cues";
import type { Route } from "./route-cues";

export interface Place {
  start: number;
  end: number;
  isNegated: boolean;
}

/** A value with the place where it is said. */
export interface Said<Value> {
  cue: Place;
  value: Value;
}

export interface Clause {
  head: Said<Head>;
  agencies: Said<Agency[]>[];
  conditions: Said<string[]>[];
  routes: Said<{ words: string; routes: Route[] }>[];
  populations: Said<{ words: string; pattern: RegExp }>[];
  years: Said<YearRange>[];
}

/** What is asked of one approval, trial or study, any of each list; a list that is left out asks nothing. */
export interface Asked {
  head: Head;
  isNegated: boolean;
  agencies?: Agency[];
  conditions?: string[];
  routes?: { words: string; routes: Route[] };
  population?: { words: string; pattern: RegExp };
  year?: YearRange | undefined;
  /** It sets apart from what the rest of the clause asks: "approved for diabetes but not for obesity". */
  isTurned?: boolean;
  /** Approved by no other authority. */
  isOnly?: boolean;
}
