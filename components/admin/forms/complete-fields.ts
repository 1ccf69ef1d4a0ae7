import { z } from "zod";
import type { FieldDeclaration } from "../collection/declaration";
import { coreOf, maxLengthOf } from "./schema-part";

/** Longer texts are refused by a save: a control would cut what is pasted. */
const MAX_LIMITED_LENGTH = 20_000;

/** Fields with what the schema of a save says of them: required, nullable, and how long a text may be. */
export function completeFields(
  fields: FieldDeclaration[],
  schema: z.ZodObject,
): FieldDeclaration[] {
  return fields.map((field) => {
    const part = partAt(schema, field.name);
    return part ? completeField(field, part) : field;
  });
}

function completeField(field: FieldDeclaration, part: z.ZodType): FieldDeclaration {
  const required = !part.safeParse(undefined).success;
  const longest = maxLengthOf(part) ?? Infinity;
  const limit = longest <= MAX_LIMITED_LENGTH && { maxLength: longest };
  switch (field.kind) {
    case "text":
    case "url":
    case "textarea":
      return { ...field, required, isNullable: part.safeParse(null).success, ...limit };
    case "chips":
      return { ...field, required, ...limit };
    default:
      return { ...field, required };
  }
}

/** The schema of a field: "businessHours.sunday". */
function partAt(schema: z.ZodObject, path: string): z.ZodType | undefined {
  return path.split(".").reduce<z.ZodType | undefined>((outer, name) => {
    const core = outer && coreOf(outer);
    return core instanceof z.ZodObject ? (core.shape[name] as z.ZodType) : undefined;
  }, schema);
}
