import "server-only";
import type { Organization, Question, SearchAction, WithActionConstraints } from "schema-dts";
import { getDocumentOrBuiltIn } from "@/lib/content/documents/document-queries";
import { pages } from "@/lib/seo/pages";
import { absolute, type Nodes, organization, pageNodes, website } from "./page-data";

/** The number of questions on the contact page. */
const SHOWN_FAQS = 4;

export async function homeNodes(): Promise<Nodes> {
  const search: WithActionConstraints<Exclude<SearchAction, string>> = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: absolute("/database?query={search_term_string}"),
    },
    "query-input": "required name=search_term_string",
  };
  return [
    {
      ...website(),
      inLanguage: "en",
      publisher: { "@id": absolute("/#organization") },
      potentialAction: search,
    },
    await fullOrganization(),
  ];
}

export async function aboutNodes(): Promise<Nodes> {
  const about = await fullOrganization();
  return pageNodes(pages.about, "AboutPage", { publisher: about, about: { "@id": about["@id"] } });
}

/** An FAQ page with the visible questions; without any a contact page. */
export async function contactNodes(): Promise<Nodes> {
  const [{ document }, publisher] = await Promise.all([
    getDocumentOrBuiltIn("contact-content"),
    fullOrganization(),
  ]);
  const questions = document.faqs.slice(0, SHOWN_FAQS).map(
    ({ question, answer }): Question => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    }),
  );
  return questions.length > 0
    ? pageNodes(pages.contact, "FAQPage", { publisher, mainEntity: questions })
    : pageNodes(pages.contact, "ContactPage", { publisher });
}

export async function legalNodes(name: "terms" | "privacy" | "disclaimer"): Promise<Nodes> {
  const { document } = await getDocumentOrBuiltIn("legal-docs");
  return pageNodes({ path: `/${name}`, title: document[`${name}Title`] });
}

/** The organisation with its contact points and social media. */
async function fullOrganization() {
  const [{ document: info }, { document: social }] = await Promise.all([
    getDocumentOrBuiltIn("contact-info"),
    getDocumentOrBuiltIn("social-media"),
  ]);
  const sameAs = Object.values(social).filter(Boolean);
  return {
    ...organization(),
    ...(info.email && { email: info.email }),
    ...(sameAs.length > 0 && { sameAs }),
  } satisfies Organization;
}
