import { createHash } from "node:crypto";
import { z } from "zod";
import type { Facts } from "@/lib/facts/fact-references";
import { listIdentified } from "@/lib/facts/history/fact-ids";
import type { Content, Located } from "./content";

/** `second-readings/*.yaml`: by id of a fact, what it said when a second reader confirmed it, and when. */
export const secondReadings = z.record(
  z.string(),
  z.strictObject({
    digest: z.string().regex(/^[\da-f]{12}$/, "must be 12 hexadecimal digits"),
    read: z.iso.date("must be a day such as 2026-11-23"),
  }),
);
export type SecondReadings = z.infer<typeof secondReadings>;

export interface SourcedFact {
  id: string;
  part: string;
  name: string;
  says: Record<string, string>;
  source: Facts["sources"][string];
  /** Of its words and its source: a fact that changes has to be read again. */
  digest: string;
}

/** Facts that name a source. Code names and the like have none. */
export function listSourcedFacts(facts: Facts): SourcedFact[] {
  return listIdentified(facts).flatMap(({ id, part, name, says, conditions, source: key }) => {
    const source = key === undefined ? undefined : facts.sources[key];
    if (!source) return [];
    const words = JSON.stringify([name, says, conditions, source.url, source.pmid]);
    const digest = createHash("sha256").update(words).digest("hex").slice(0, 12);
    return [{ id, part, name, says, source, digest }];
  });
}

/** The file of the same name as that of the facts: "036-semaglutide.yaml". */
export function secondReadingsFile({ file }: Located<object>): string {
  return file.replace("facts/", "second-readings/");
}

/** Facts that a second reader confirmed as they stand, and all facts that name a source. */
export function countConfirmed({ facts, readings }: Content): { has: number; of: number } {
  const confirmed = facts.flatMap((own) => {
    const read = readings[secondReadingsFile(own)];
    return listSourcedFacts(own).map(({ id, digest }) => read?.[id]?.digest === digest);
  });
  return { has: confirmed.filter(Boolean).length, of: confirmed.length };
}
