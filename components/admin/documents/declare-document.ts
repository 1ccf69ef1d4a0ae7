import { type DocumentKey, documents } from "@/lib/content/documents/documents";
import type { DocumentDeclaration } from "./document-declaration";

/** Declares the form of one document; its path, schema and history follow from its key. */
export function declareDocument(
  key: DocumentKey,
  declaration: Omit<DocumentDeclaration, "key" | "path" | "schema" | "history">,
): DocumentDeclaration {
  return {
    key,
    path: `/api/${key}`,
    schema: documents[key],
    history: [{ label: declaration.title, entity: "documents", id: key }],
    ...declaration,
  };
}
