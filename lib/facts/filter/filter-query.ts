import { z } from "zod";
import { FILTER_NAMES, readAmount } from "./fact-filter";
import { filterKinds } from "./filter-kinds";
import { filterTitles } from "./filter-labels";

/** The filters as query parameters of the API. */
export const filterQuery = Object.fromEntries(
  FILTER_NAMES.map((name) => [
    name,
    toSchema(filterKinds[name]).optional().meta({ description: filterTitles[name] }),
  ]),
);

function toSchema(kind: (typeof filterKinds)[keyof typeof filterKinds]) {
  if (kind === "term")
    return z
      .string()
      .max(80)
      .meta({ examples: ["obesity", "glp-1-receptor"] });
  if (kind !== "amount") return z.enum(kind as readonly string[]);
  return z
    .string()
    .refine((text) => readAmount(text) !== undefined, "Enter a number above 0.")
    .meta({ examples: ["1000"] });
}
