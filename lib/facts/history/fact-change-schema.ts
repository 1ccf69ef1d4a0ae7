import { z } from "zod";
import { id } from "@/lib/content/wire";
import { CHANGE_ACTIONS } from "./compare-facts";

/** A line of the changelog of facts. */
export const factChangeSchema = z
  .object({
    id,
    peptideId: id,
    fact: z.string().meta({ description: "The fact's id within the peptide." }),
    kind: z.string(),
    name: z.string(),
    title: z.string().meta({ description: "The kind and the name of the fact, in words." }),
    action: z.enum(CHANGE_ACTIONS),
    words: z
      .array(
        z.object({
          label: z.string(),
          before: z.string().nullable(),
          after: z.string().nullable(),
        }),
      )
      .meta({ description: "What the page said and says; null where it said nothing." }),
    conditions: z.array(z.string()),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "FactChange" });

export type FactChange = z.output<typeof factChangeSchema>;

/** The time at which a fact of a peptide changed last. */
export const latestChangeSchema = z
  .object({ peptideId: id, changedAt: z.iso.datetime() })
  .meta({ id: "LatestChange" });

export type LatestChange = z.output<typeof latestChangeSchema>;
