import { type DocumentKey, documents } from "@/lib/content/documents/documents";
import { completeFields } from "../forms/complete-fields";
import type { DocumentDeclaration } from "./document-declaration";

/** Declares the form of one document; its path, schema and history follow from its key. */
export function declareDocument(
  key: DocumentKey,
  declaration: Omit<DocumentDeclaration, "key" | "path" | "schema" | "history">,
): DocumentDeclaration {
  return completeDocument({
    key,
    path: `/api/${key}`,
    schema: documents[key],
    history: [{ label: declaration.title, entity: "documents", id: key }],
    ...declaration,
  });
}

/** Adds what the schema says of the fields. */
export function completeDocument(declaration: DocumentDeclaration): DocumentDeclaration {
  const sections = declaration.sections.map(({ fields, ...section }) => ({
    ...section,
    ...(fields && { fields: completeFields(fields, declaration.schema) }),
  }));
  return { ...declaration, sections };
}
