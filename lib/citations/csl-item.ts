import { z } from "zod";
import type { CitedItem } from "./cited-item";
import { spacedInitials } from "./initials";

const date = z.object({ "date-parts": z.array(z.array(z.number().int())) });

/** The part of CSL-JSON that this site writes. */
export const cslItemSchema = z
  .object({
    id: z.string(),
    type: z.enum(["article-journal", "webpage"]),
    title: z.string(),
    author: z.array(
      z.union([
        z.object({ family: z.string(), given: z.string() }),
        z.object({ literal: z.string() }),
      ]),
    ),
    "container-title": z.string(),
    issued: date.optional(),
    accessed: date.optional(),
    DOI: z.string().optional(),
    PMID: z.string().optional(),
    URL: z.string().optional(),
    note: z.string().optional(),
  })
  .meta({ id: "CslItem" });

export function toCslItem(item: CitedItem, today: string): z.output<typeof cslItemSchema> {
  const { id, kind, title, authors, hasMoreAuthors, container, year, day, doi, pmid, url } = item;
  const parts = day ? partsOf(day) : year && [year];
  return {
    id,
    type: kind === "article" ? "article-journal" : "webpage",
    title,
    author: authors.map(({ family, initials }) =>
      initials ? { family, given: spacedInitials(initials) } : { literal: family },
    ),
    "container-title": container,
    ...(parts && { issued: { "date-parts": [parts] } }),
    ...(kind === "page" && { accessed: { "date-parts": [partsOf(today)] } }),
    ...(doi && { DOI: doi }),
    ...(pmid && { PMID: pmid }),
    ...(url && { URL: url }),
    ...(hasMoreAuthors && { note: "There are more authors than are recorded here." }),
  };
}

function partsOf(day: string): number[] {
  return day.split("-").map(Number);
}
