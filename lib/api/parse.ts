import { z } from "zod";
import { ApiError, fieldErrors } from "./errors";
import { issueText } from "./issue-text";

/** Parses values by a schema. Throws 422 with the problems by field. */
export function parseValues<Schema extends z.core.$ZodType>(
  schema: Schema,
  values: unknown,
): z.output<Schema> {
  const result = z.safeParse(schema, values, { error: issueText });
  if (result.success) return result.data;
  const fields = fieldErrors(result.error);
  if (Object.keys(fields).length > 0) {
    throw new ApiError("invalid", "Some values are not valid", fields);
  }
  throw new ApiError("invalid", "The body must be a JSON object");
}
