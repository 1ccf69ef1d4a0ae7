import "server-only";
import { z } from "zod";

/** The values of a form, finished or not. */
export type FormValues = Record<string, unknown>;

/** The fields that are valid by themselves, and `otherwise` or the schema's defaults for the rest. */
export function readFitting<Schema extends z.ZodObject>(
  schema: Schema,
  values: FormValues,
  otherwise: FormValues = {},
): z.output<Schema> {
  const fitting = Object.entries(schema.shape).flatMap(([name, part]) =>
    z.safeParse(part, values[name]).success ? [[name, values[name]]] : [],
  );
  return schema.parse({ ...otherwise, ...Object.fromEntries(fitting) }) as z.output<Schema>;
}
