import type { ItemList, MedicalCondition, Protein } from "schema-dts";
import { approvalLanes, listUndated } from "@/lib/facts/collections/approvals";
import type { CollectedCondition } from "@/lib/facts/collections/conditions";
import type { FactHolder } from "@/lib/facts/collections/fact-holder";
import type { CollectedTarget } from "@/lib/facts/collections/targets";
import { uniprotAddress } from "@/lib/facts/fact-addresses";
import { synonymsOfCondition } from "@/lib/facts/vocabulary";
import { conditionPage, type PageText, pages, targetPage } from "@/lib/seo/pages";
import { absolute, type Nodes, pageNodes, substanceId } from "./page-data";

export function conditionsNodes(conditions: CollectedCondition[]): Nodes {
  return listPageNodes(
    pages.conditions,
    conditions.map((condition) => conditionPage(condition).path),
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
      entries.map(({ peptide }) => peptidePath(peptide)),
    ),
  ];
}

export function targetsNodes(targets: CollectedTarget[]): Nodes {
  return listPageNodes(
    pages.targets,
    targets.map((target) => targetPage(target).path),
  );
}

/** A target is a protein where the vocabulary gives its UniProt entry. */
export function targetNodes(target: CollectedTarget): Nodes {
  const { term, entries } = target;
  const page = targetPage(target);
  const id = absolute(`${page.path}#target`);
  const peptides = new Map(entries.map(({ peptide }) => [peptide.id, peptide]));
  const list = listNode(page.path, [...peptides.values()].map(peptidePath));
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

export function approvalsNodes(peptides: FactHolder[]): Nodes {
  const approved = [...approvalLanes(peptides), ...listUndated(peptides)];
  return listPageNodes(pages.approvals, approved.map(peptidePath));
}

export function sportNodes(peptides: FactHolder[]): Nodes {
  return listPageNodes(pages.sport, peptides.filter(({ facts }) => facts?.sport).map(peptidePath));
}

function peptidePath({ id }: Pick<FactHolder, "id">): string {
  return `/peptides/${id}`;
}

function listPageNodes(page: PageText, paths: string[]): Nodes {
  const main = { "@id": absolute(`${page.path}#list`) };
  return [...pageNodes(page, "CollectionPage", { mainEntity: main }), listNode(page.path, paths)];
}

function listNode(path: string, paths: string[]): ItemList {
  return {
    "@type": "ItemList",
    "@id": absolute(`${path}#list`),
    numberOfItems: paths.length,
    itemListElement: paths.map((listed, at) => ({
      "@type": "ListItem",
      position: at + 1,
      url: absolute(listed),
    })),
  };
}
