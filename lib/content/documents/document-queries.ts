import "server-only";
import { cached, keepBriefly } from "@/lib/cache";
import { readDocument } from "./document-store";
import { type DocumentKey, type DocumentOf, documents } from "./documents";

const cachedDocument = cached("document", ["documents"], (key: DocumentKey) => readDocument(key));

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
