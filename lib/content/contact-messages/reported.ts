import "server-only";
import { clip } from "@/lib/clip";
import { getCollectedFacts } from "@/lib/content/peptides/collected-facts";
import { factAnchor, parseFactReference } from "@/lib/facts/history/fact-reference";
import { factTitle, listStatedFacts } from "@/lib/facts/history/stated-facts";
import { cachedInMemory } from "@/lib/next/memory-cache";
import { readPublicAddresses } from "@/lib/seo/public-addresses";
import type { Reported } from "./contact-page-schema";

const LONGEST_QUOTE = 600;

/** What a report is about: a fact ("36-04174b6b") or a page of this site ("/peptides/36"); else null. */
export async function findReported(about: string | null): Promise<Reported | null> {
  const reference = about && parseFactReference(about);
  if (reference) return findFact(reference);
  if (!about || !(await listPaths()).has(about)) return null;
  return { title: about, says: "", address: about, fact: null };
}

/** The message that a report begins with, for the visitor to go on. */
export function reportText({ title, says, address }: Reported, about: string): string {
  const quoted = says ? [`It says: ${clip(says, LONGEST_QUOTE)}`] : [];
  const name = address === title ? title : `${title} (${about})`;
  return [`About ${name}`, ...quoted, "", "What is wrong, and where this can be read:", ""].join(
    "\n",
  );
}

async function findFact({ peptideId, id }: { peptideId: number; id: string }) {
  const { peptides } = await getCollectedFacts();
  const peptide = peptides.find((candidate) => candidate.id === peptideId);
  const fact = peptide && listStatedFacts(peptide).find((candidate) => candidate.id === id);
  if (!fact) return null;
  return {
    title: `${peptide.name}: ${factTitle(fact)}`,
    says: Object.entries(fact.says)
      .map(([label, text]) => (label === fact.name ? text : `${label}: ${text}`))
      .join("; "),
    address: `/peptides/${peptideId}#${factAnchor(id)}`,
    fact: { peptideId, kind: fact.kind },
  };
}

const listPaths = cachedInMemory(
  "public-paths",
  ["peptides", "categories", "research", "videos", "documents"],
  async () => new Set((await readPublicAddresses()).map(({ path }) => path)),
);
