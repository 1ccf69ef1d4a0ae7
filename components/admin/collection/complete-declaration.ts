import { completeFields } from "@/components/admin/forms/complete-fields";
import { capitalise } from "@/lib/facts/number-text";
import type { CollectionNames } from "./collections";
import type { Declaration, FieldDeclaration, Notices, TableDeclaration } from "./declaration";

/** The whole declaration of a tab: what follows from its names and from the schema of a save is added. */
export function completeDeclaration(names: CollectionNames, table: TableDeclaration): Declaration {
  const sections = table.sections.map((section) => ({
    ...section,
    fields: completeFields(section.fields, table.input),
  }));
  const fields = sections.flatMap((section) => section.fields);
  return {
    ...names,
    ...table,
    path: `/api/${names.collection}`,
    sections,
    defaults: Object.fromEntries(
      fields.map((field) => [field.name, defaultOf(field, table.input)]),
    ),
    notices: table.notices ?? noticesFor(names.label),
  };
}

/** The value of a new item. */
function defaultOf(
  { name, kind }: FieldDeclaration,
  { shape }: TableDeclaration["input"],
): unknown {
  const blank = kind === "multiselect" ? undefined : shape[name]?.safeParse(undefined);
  return blank?.success ? blank.data : "";
}

/** The specified notices (§ 8). */
function noticesFor({ one, many }: CollectionNames["label"]): Notices {
  const done = capitalise(one);
  return {
    loadFailed: `Failed to load ${many}. Please try again.`,
    createFailed: `Failed to create ${one}.`,
    updateFailed: `Failed to update ${one}.`,
    deleteFailed: `Failed to delete ${one}.`,
    created: `${done} created successfully!`,
    updated: `${done} updated successfully!`,
    deleted: `${done} deleted successfully!`,
  };
}
