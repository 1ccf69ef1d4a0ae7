import type { DefinedTerm, DefinedTermSet } from "schema-dts";
import type { GlossaryTerm } from "@/lib/glossary/glossary-schema";
import { termAddress } from "@/lib/glossary/term-address";
import { pages, termPage } from "@/lib/seo/pages";
import { absolute, type Nodes, pageNodes } from "./page-data";

/** Each term's page names the set that it belongs to; the reverse would be 162 addresses here. */
export function glossaryNodes(): Nodes {
  return [
    ...pageNodes(pages.glossary, "CollectionPage", { mainEntity: { "@id": setId() } }),
    {
      "@type": "DefinedTermSet",
      "@id": setId(),
      name: pages.glossary.title,
      description: pages.glossary.description,
      url: absolute(pages.glossary.path),
    } satisfies DefinedTermSet,
  ];
}

export function termNodes(term: GlossaryTerm): Nodes {
  const { key, name, also, definition } = term;
  const id = absolute(`${termAddress(key)}#term`);
  return [
    ...pageNodes(termPage(term), "WebPage", { mainEntity: { "@id": id } }, [pages.glossary]),
    {
      "@type": "DefinedTerm",
      "@id": id,
      name,
      ...(also.length > 0 && { alternateName: also }),
      description: definition,
      inDefinedTermSet: { "@id": setId() },
    } satisfies DefinedTerm,
  ];
}

function setId(): string {
  return absolute(`${pages.glossary.path}#terms`);
}
