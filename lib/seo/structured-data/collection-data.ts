import type { ItemList, MedicalCondition, Protein } from "schema-dts";
import { approvalLanes, listUndated } from "@/lib/facts/collections/approvals";
import type { CollectedCondition } from "@/lib/facts/collections/conditions";
import type { FactHolder } from "@/lib/facts/collections/fact-holder";
import type { CollectedTarget } from "@/lib/facts/collections/targets";
import { uniprotAddress } from "@/lib/facts/fact-addresses";
import { synonymsOfCondition } from "@/lib/facts/vocabulary";
import { conditionPage, type PageText, pages, targetPage } from "@/lib/seo/pages";
import { absolute, type Nodes, pageNodes, substanceId } from "./page-data";

type Listed = { path: string; name: string };

export function conditionsNodes(conditions: CollectedCondition[]): Nodes {
  return listPageNodes(
    pages.conditions,
    conditions.map((condition) => ({ path: conditionPage(condition).path, name: condition.name })),
  );
}

/** A condition with the medicines that some authority approves for it now, and all its peptides. */
export function conditionNodes(condition: CollectedCondition): Nodes {
  const { key, name, entries } = condition;
  const page = conditionPage(condition);
  const id = absolute(`${page.path}#condition`);
  const synonyms = synonymsOfCondition(key);
  const approved = entries.filter(({ standing }) => standing === "approved");
  return [
    ...pageNodes(page, "MedicalWebPage", { about: { "@id": id } }, [pages.conditions]),
    {
      "@type": "MedicalCondition",
      "@id": id,
      name,
      ...(synonyms.length > 0 && { alternateName: synonyms }),
      ...(approved.length > 0 && {
        drug: approved.map(({ peptide }) => ({ "@id": substanceId(peptide.id) })),
      }),
    } satisfies MedicalCondition,
    listNode(
      page.path,
      entries.map(({ peptide }) => toListed(peptide)),
    ),
  ];
}

export function targetsNodes(targets: CollectedTarget[]): Nodes {
  return listPageNodes(
    pages.targets,
    targets.map((target) => ({ path: targetPage(target).path, name: target.term.name })),
  );
}

/** A target is a protein where the vocabulary gives its UniProt entry. */
export function targetNodes(target: CollectedTarget): Nodes {
  const { term, entries } = target;
  const page = targetPage(target);
  const id = absolute(`${page.path}#target`);
  const peptides = new Map(entries.map(({ peptide }) => [peptide.id, peptide]));
  const list = listNode(page.path, [...peptides.values()].map(toListed));
  if (!term.uniprot) return [...pageNodes(page, "CollectionPage", {}, [pages.targets]), list];
  return [
    ...pageNodes(page, "CollectionPage", { about: { "@id": id } }, [pages.targets]),
    {
      "@type": "Protein",
      "@id": id,
      name: term.name,
      ...(term.synonyms.length > 0 && { alternateName: term.synonyms }),
      sameAs: uniprotAddress(term.uniprot),
    } satisfies Protein,
    list,
  ];
}

/** The heaviest page names its peptides by their nodes only. */
export function approvalsNodes(peptides: FactHolder[]): Nodes {
  const approved = [...approvalLanes(peptides), ...listUndated(peptides)];
  return pageNodes(pages.approvals, "CollectionPage", {
    mentions: approved.map(({ id }) => ({ "@id": substanceId(id) })),
  });
}

export function sportNodes(peptides: FactHolder[]): Nodes {
  return listPageNodes(pages.sport, peptides.filter(({ facts }) => facts?.sport).map(toListed));
}

function toListed({ id, name }: Pick<FactHolder, "id" | "name">): Listed {
  return { path: `/peptides/${id}`, name };
}

function listPageNodes(page: PageText, items: Listed[]): Nodes {
  const main = { "@id": absolute(`${page.path}#list`) };
  return [...pageNodes(page, "CollectionPage", { mainEntity: main }), listNode(page.path, items)];
}

function listNode(path: string, items: Listed[]): ItemList {
  return {
    "@type": "ItemList",
    "@id": absolute(`${path}#list`),
    numberOfItems: items.length,
    itemListElement: items.map((item, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: item.name,
      url: absolute(item.path),
    })),
  };
}
