import type {
  BreadcrumbList,
  CollectionPage,
  FAQPage,
  Graph,
  MedicalWebPage,
  Organization,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import { env } from "@/lib/env";
import type { PageText } from "@/lib/seo/pages";

/** The structured data of a page: schema.org nodes that refer to each other by `@id`. */
export type Nodes = Thing[];

type PageType =
  | "AboutPage"
  | "CollectionPage"
  | "ContactPage"
  | "FAQPage"
  | "MedicalWebPage"
  | "WebPage";
type PageFields = Partial<
  Omit<Extract<MedicalWebPage | CollectionPage | FAQPage | WebPage, object>, "@type" | "@id">
>;

/** A page and its breadcrumb. `above` lists the pages between home and this one. */
export function pageNodes(
  page: Omit<PageText, "description"> & { description?: string },
  type: PageType = "WebPage",
  fields: PageFields = {},
  above: { path: string; title: string }[] = [],
): Nodes {
  const url = absolute(page.path);
  const trail = [{ path: "/", title: "Home" }, ...above, page];
  return [
    {
      "@type": type,
      "@id": url,
      url,
      name: page.title,
      ...(page.description && { description: page.description }),
      inLanguage: "en",
      isPartOf: website(),
      publisher: organization(),
      breadcrumb: { "@id": `${url}#breadcrumb` },
      ...fields,
    } as Thing,
    {
      "@type": "BreadcrumbList",
      "@id": `${url}#breadcrumb`,
      itemListElement: trail.map(({ path, title }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        item: absolute(path),
      })),
    } satisfies BreadcrumbList,
  ];
}

export function website() {
  return {
    "@type": "WebSite",
    "@id": absolute("/#website"),
    name: env.SITE_NAME,
    url: absolute("/"),
  } satisfies WebSite;
}

export function organization() {
  return {
    "@type": "Organization",
    "@id": absolute("/#organization"),
    name: env.SITE_NAME,
    url: absolute("/"),
    logo: absolute("/icons/icon-512.png"),
  } satisfies Organization;
}

/** The node of a peptide, the same on every page. */
export function substanceId(peptideId: number): string {
  return absolute(`/peptides/${peptideId}#substance`);
}

export function absolute(path: string): string {
  return `${env.SITE_URL}${path}`;
}

/** The nodes as the text of a script element, escaped so that it cannot end the element or open a comment. */
export function toJsonLd(nodes: Nodes): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": nodes };
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
