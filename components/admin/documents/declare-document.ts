import { type DocumentKey, documents } from "@/lib/content/documents/documents";
import type { DocumentDeclaration } from "./document-declaration";
import { schemaOf } from "./document-schema";

/** A form of one document: its address, its schema and its history are those of its key. */
export function declareDocument(
  key: DocumentKey,
  declaration: Omit<DocumentDeclaration, "key" | "path" | "schema" | "history">,
): DocumentDeclaration {
  return {
    key,
    path: `/api/${key}`,
    schema: schemaOf(documents[key]),
    history: [{ label: declaration.title, entity: "documents", id: key }],
    ...declaration,
  };
}
