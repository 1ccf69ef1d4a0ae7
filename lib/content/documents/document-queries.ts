import "server-only";
import { cached, readOrFallback } from "@/lib/cache";
import { readDocument } from "./document-store";
import { type DocumentKey, type DocumentOf, documents } from "./documents";

const cachedDocument = cached(
  "document",
  (key) => [`documents:${key}`],
  (key: DocumentKey) => readDocument(key),
);

/** A document's text, ready to show. */
export function getDocument<Key extends DocumentKey>(key: Key) {
  return cachedDocument(key) as Promise<DocumentOf<Key>>;
}

/** The same for public pages, with the built-in text if the stored one cannot be read. */
export async function getDocumentOrBuiltIn<Key extends DocumentKey>(
  key: Key,
): Promise<{ document: DocumentOf<Key>; isBuiltIn: boolean }> {
  const builtIn = documents[key].parse({}) as DocumentOf<Key>;
  const { answer, isFallback } = await readOrFallback(names[key], () => getDocument(key), builtIn);
  return { document: answer, isBuiltIn: isFallback };
}

const names: Record<DocumentKey, string> = {
  "about-content": "about content",
  "ai-settings": "AI settings",
  "contact-content": "contact content",
  "contact-info": "contact info",
  "legal-docs": "legal docs",
  "site-text": "site text",
  "social-media": "social media data",
};
