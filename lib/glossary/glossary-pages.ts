import type { CollectedCondition } from "@/lib/facts/collections/conditions";
import type { CollectedTarget } from "@/lib/facts/collections/targets";
import { hasConditionPage } from "@/lib/facts/fact-addresses";
import { isTerm, vocabulary } from "@/lib/facts/vocabulary";
import { conditionPage, type PageText, pages, targetPage } from "@/lib/seo/pages";
import type { GlossaryTerm } from "./glossary-schema";

export interface Collected {
  peptides: { id: number; name: string }[];
  conditions: CollectedCondition[];
  targets: CollectedTarget[];
}

interface PageLink {
  href: string;
  text: string;
}

const fixed = new Map<string, PageText>(Object.values(pages).map((page) => [page.path, page]));

/** The pages on which a term matters: those that still exist, pages of several peptides first. */
export function glossaryLinks(
  { peptides: ids, pages: paths }: GlossaryTerm,
  { peptides, conditions, targets }: Collected,
): PageLink[] {
  const all = [...conditions.map(conditionPage), ...targets.map(targetPage)];
  return [
    ...paths.flatMap((path) => {
      const page = fixed.get(path) ?? all.find((candidate) => candidate.path === path);
      return page ? { href: path, text: page.title } : [];
    }),
    ...peptides
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name }) => ({ href: `/peptides/${id}`, text: name })),
  ];
}

/** Whether a path can have a page: a fixed one, or that of a term of the vocabularies. */
export function isGlossaryPage(path: string): boolean {
  const [, section, name = ""] = path.split("/");
  if (fixed.has(path)) return true;
  if (section === "conditions") return isTerm("condition", name) && hasConditionPage(name);
  return (
    section === "targets" && Object.values(vocabulary.targets).some(({ gene }) => gene === name)
  );
}
