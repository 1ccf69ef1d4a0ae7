import "server-only";
import { cached, keepBriefly } from "@/lib/cache";
import { nameFailure } from "@/lib/content/failed-read";
import { readDocument } from "./document-store";
import { type DocumentKey, type DocumentOf, documents } from "./documents";

const cachedDocument = cached("document", ["documents"], (key: DocumentKey) =>
  nameFailure(fetchedNames[key], readDocument(key)),
);

/** What each document is called where it could not be read. */
const fetchedNames: Record<DocumentKey, string> = {
  "about-content": "about content",
  "ai-settings": "AI settings",
  "contact-content": "contact content",
  "contact-info": "contact info",
  "legal-docs": "legal docs",
  "site-text": "site text",
  "social-media": "social media data",
};

/** A document's text, ready to show. */
export function getDocument<Key extends DocumentKey>(key: Key) {
  return cachedDocument(key) as Promise<DocumentOf<Key>>;
}

/** The same for a page that can do without: the built-in text stands in where it cannot be read. */
export async function getDocumentOrBuiltIn<Key extends DocumentKey>(
  key: Key,
): Promise<{ document: DocumentOf<Key>; isBuiltIn: boolean }> {
  try {
    return { document: await getDocument(key), isBuiltIn: false };
  } catch (error) {
    console.error(`The document ${key} could not be read`, error);
    await keepBriefly();
    return { document: documents[key].parse({}) as DocumentOf<Key>, isBuiltIn: true };
  }
}
