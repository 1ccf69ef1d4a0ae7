import type { z } from "zod";

const statuses = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
} as const;

export type ApiErrorCode = keyof typeof statuses;

/** Thrown anywhere below a route and answered by it as `{message, fields?}` with its status. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly fields: Record<string, string[]> | undefined;
  readonly headers: Record<string, string>;

  constructor(
    code: ApiErrorCode,
    message: string,
    fields?: Record<string, string[]>,
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = statuses[code];
    this.fields = fields;
    this.headers = headers;
  }
}

/** What is wrong with each field, by its path: `{"faqs.0.question": ["Required"]}`. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of error.issues) {
    const field = path.join(".");
    if (field) fields[field] = [...(fields[field] ?? []), message];
  }
  return fields;
}
