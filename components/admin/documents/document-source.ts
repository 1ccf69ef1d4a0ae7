import { request } from "@/lib/api/client";
import { type Values, valueAt, withValueAt } from "@/lib/drafts/merge-values";
import type { EditorSource, Stored } from "../forms/editor/editor-source";
import type { DocumentDeclaration } from "./document-declaration";

/** The source of a document's form. */
export function documentSource(declaration: DocumentDeclaration, initial: Stored): EditorSource {
  const labels = labelsOf(declaration);
  return {
    name: `documents/${declaration.key}`,
    schema: declaration.schema as EditorSource["schema"],
    initial,
    ...(declaration.secrets && { secrets: declaration.secrets }),
    labelOf: (path) => labels.get(path) ?? path,
    isAlwaysStale: declaration.isAlwaysStale ?? false,
    ...(declaration.publicHref && { publicHref: () => declaration.publicHref }),
    read: (options) => readDocument(declaration, options),
    async save(values, ifMatch) {
      const post = { method: "POST", body: values, ifMatch } as const;
      const { data, etag } = await request<Values>(declaration.path, post);
      return { values: pickFields(declaration, data), etag };
    },
    notices: {
      saved: `${declaration.name} updated successfully!`,
      failed: (message) => `Failed to save ${declaration.name}: ${message}`,
    },
  };
}

export async function readDocument(
  declaration: DocumentDeclaration,
  { isQuiet = false } = {},
): Promise<Stored> {
  const { path, administratorPath, isPathPartial = false } = declaration;
  // In a quiet read a partial answer would look like a newer version.
  const nullOn401 = !(isQuiet && isPathPartial);
  const own = administratorPath
    ? await request<Values | null>(administratorPath, {
        isQuiet: isQuiet || !isPathPartial,
        nullOn401,
      })
    : null;
  const { data, etag } = own?.data
    ? { data: own.data, etag: own.etag }
    : await request<Values>(path, { isQuiet });
  return { values: pickFields(declaration, data), etag };
}

/** The values of the form's fields; those that no answer contains, such as a password, are blank. */
function pickFields({ sections, secrets = [] }: DocumentDeclaration, data: Values): Values {
  const paths = sections.flatMap(({ fields = [], list }) => [
    ...fields.map(({ name }) => name),
    ...(list ? [list.name] : []),
  ]);
  return [...paths, ...secrets].reduce<Values>(
    (values, path) => withValueAt(values, path, valueAt(data, path) ?? ""),
    {},
  );
}

/** Labels by a field's path in the form, and by its name in the document's history. */
function labelsOf({ sections }: DocumentDeclaration): Map<string, string> {
  const labels = new Map<string, string>();
  for (const { title, fields = [], list } of sections) {
    if (list) labels.set(list.name, title);
    for (const { name, label } of fields) {
      labels.set(name, label);
      labels.set(name.split(".").at(-1) ?? name, label);
    }
  }
  return labels;
}
