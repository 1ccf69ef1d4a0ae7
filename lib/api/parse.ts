import { z } from "zod";
import { ApiError, fieldErrors } from "./errors";
import { issueText } from "./issue-text";

/** Values that a schema takes, or 422 with what is wrong by field. */
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
