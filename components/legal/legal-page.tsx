import type { Metadata } from "next";
import { getDocumentOrBuiltIn } from "@/lib/content/documents/document-queries";
import { documents } from "@/lib/content/documents/documents";
import { pageMetadata } from "@/lib/seo/metadata";
import { LegalText } from "./legal-text";

const descriptions = {
  terms: "The terms that govern the use of this site.",
  privacy: "What this site stores and sends, and why.",
  disclaimer: "What the content of this site is, and what it is not.",
};

type LegalKey = keyof typeof descriptions;

/** One legal document, at the address with its name. */
export async function LegalPage({ name }: { name: LegalKey }) {
  const { title, text } = await getLegalText(name);
  return <LegalText title={title} text={text} />;
}

export async function legalMetadata(name: LegalKey): Promise<Metadata> {
  const { title } = await getLegalText(name);
  return pageMetadata({ title, description: descriptions[name], path: `/${name}` });
}

/** Text is null if it could not be read. A missing title falls back to the built-in one. */
async function getLegalText(name: LegalKey): Promise<{ title: string; text: string | null }> {
  const { document, isBuiltIn } = await getDocumentOrBuiltIn("legal-docs");
  const title = document[`${name}Title`] || documents["legal-docs"].parse({})[`${name}Title`];
  return { title, text: isBuiltIn ? null : document[name] };
}
