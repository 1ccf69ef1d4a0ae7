import type { Criterion } from "../../understand/criteria/criteria";
import type { FactList } from "../find-fact-list";

/** A list by one more criterion, which no filter of the database expresses. */
export function narrowed(list: FactList, more: Criterion): FactList {
  return {
    ...list,
    found: list.found.filter(more.holds),
    criteria: [...list.criteria, more],
    href: null,
    nearest: undefined,
    related: [],
  };
}
