import { z } from "zod";
import { categorySchema } from "@/lib/content/categories/category-schema";
import { peptideSchema } from "@/lib/content/peptides/peptide-schema";
import { articleSchema } from "@/lib/content/research/article-schema";
import { id } from "@/lib/content/wire";
import { factChangeSchema } from "@/lib/facts/history/fact-change-schema";
import { targetTerm, term } from "@/lib/facts/term-schema";

const sourceSchema = z
  .object({
    title: z.string(),
    publisher: z.string(),
    url: z.string().nullable(),
    pmid: z.string().nullable(),
    year: z.number().int().nullable(),
    checked: z.iso.date().meta({ description: "The day on which the source was read." }),
  })
  .meta({ id: "Source" });

const factSchema = z
  .object({
    id: z.string().meta({ description: "Stable: 36-04174b6b is a fact of peptide 36." }),
    peptideId: id,
    kind: z.string(),
    name: z.string(),
    says: z.record(z.string(), z.string()).meta({ description: "What its page says, by label." }),
    conditions: z.array(z.string()).meta({ description: "Keys of `conditions`." }),
    source: sourceSchema.nullable(),
  })
  .meta({ id: "Fact" });

/** The whole library. Unknown values are null or absent, never made up. */
export const datasetSchema = z
  .object({
    $schema: z.url(),
    name: z.string(),
    version: z
      .string()
      .meta({ description: "A hash of the content: what is the same has the same." }),
    date: z.iso.datetime().meta({ description: "When the content was last changed." }),
    licence: z.literal("CC-BY-4.0"),
    address: z.url(),
    peptides: z.array(peptideSchema).meta({
      description: "As the API answers them: texts are HTML, `facts` have their own `sources`.",
    }),
    facts: z.array(factSchema).meta({
      description: "The facts of all peptides in words, each with its id and its source.",
    }),
    papers: z.array(articleSchema),
    categories: z.array(categorySchema),
    conditions: z.record(z.string(), term),
    targets: z.record(z.string(), targetTerm),
    outcomes: z.record(z.string(), term),
    changes: z.array(factChangeSchema).meta({
      description: "The last changes of facts, latest first.",
    }),
  })
  .meta({ id: "Library" });

export type Dataset = z.output<typeof datasetSchema>;
export type DatasetFact = z.output<typeof factSchema>;

/** The JSON Schema (2020-12) of the file. */
export function datasetJsonSchema(address: string): object {
  const schema = z.toJSONSchema(datasetSchema, { io: "output", unrepresentable: "any" });
  return { ...schema, $id: address };
}
