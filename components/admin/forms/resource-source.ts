import { z } from "zod";
import { request } from "@/lib/api/client";
import type { Values } from "@/lib/drafts/merge-values";
import type { Declaration, FieldDeclaration } from "../collection/declaration";
import type { EditorSource, Stored } from "./editor/editor-source";
import { labelOfFacts } from "./facts/fact-section-list";

/** A declaration without its table. */
export type FormDeclaration = Omit<Declaration, "columns" | "sorts" | "filter">;

export function fieldsOf({ sections }: FormDeclaration): FieldDeclaration[] {
  return sections.flatMap(({ fields }) => fields);
}

/** The source of an item's form; a null `id` creates an item. */
export function resourceSource(
  resource: FormDeclaration,
  id: number | null,
  initial: Stored,
): EditorSource & { readonly id: number | null } {
  const { path, notices } = resource;
  // A new item is created once: changes during the first save update it.
  let savedId = id;
  const fields = new Map(fieldsOf(resource).map((field) => [field.name, field]));
  return {
    get id() {
      return savedId;
    },
    get name() {
      return `${resource.collection}/${savedId ?? "new"}`;
    },
    schema: schemaOf(resource),
    initial,
    labelOf(path) {
      const field = fields.get(path) ?? fields.get(path.split(".")[0] ?? "");
      return field?.kind === "facts" ? labelOfFacts(path) : (field?.label ?? path);
    },
    publicHref: () => (savedId === null ? undefined : resource.publicHref?.(savedId)),
    read: (options) =>
      savedId === null ? Promise.resolve(initial) : readItem(resource, savedId, options),
    async save(values, etag) {
      const body = withoutBlanks(resource, values);
      const { data, etag: saved } = await (savedId === null
        ? request<Values>(path, { method: "POST", body: { ...body, id: 0 } })
        : request<Values>(`${path}/${savedId}`, { method: "PUT", body, ifMatch: etag }));
      savedId ??= Number(data.id);
      return { values: pickValues(resource, data), etag: saved };
    },
    notices: {
      get saved() {
        return savedId === null ? notices.created : notices.updated;
      },
      failed: () => (savedId === null ? notices.createFailed : notices.updateFailed),
    },
  };
}

export async function readItem(
  resource: FormDeclaration,
  id: number,
  options: { isQuiet?: boolean } = {},
): Promise<Stored> {
  const { data, etag } = await request<Values>(`${resource.path}/${id}`, options);
  return { values: pickValues(resource, data), etag };
}

export function newItem(resource: FormDeclaration): Stored {
  return { values: pickValues(resource, {}), etag: null };
}

function pickValues(resource: FormDeclaration, item: Values): Values {
  return Object.fromEntries(
    fieldsOf(resource).map(({ name }) => [name, item[name] ?? resource.defaults[name] ?? null]),
  );
}

/** The server's validation of the form's fields. */
function schemaOf(resource: FormDeclaration): z.ZodType<Values, Values> {
  const { shape } = resource.input;
  const parts = fieldsOf(resource).flatMap(({ name }) => {
    const part = shape[name];
    return part ? [[name, part] as const] : [];
  });
  return z.object(Object.fromEntries(parts)) as z.ZodType<Values, Values>;
}

/** Fields that a declaration omits when blank are left out of the request, which clears them. */
function withoutBlanks({ omittedWhenBlank = [] }: FormDeclaration, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !omittedWhenBlank.includes(name) || String(value ?? "").trim() !== "",
    ),
  );
}
