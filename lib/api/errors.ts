import type { z } from "zod";

export const statuses = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  wrong_method: 405,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
} as const;

export type ApiErrorCode = keyof typeof statuses;

/** What an answer says beside its message. */
interface ErrorExtras {
  headers?: Record<string, string>;
  /** The row as it is now, where a save was made from an older one. */
  current?: unknown;
}

/** Thrown anywhere below a route and answered by it as `{message, fields?, current?}` with its status. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly fields: Record<string, string[]> | undefined;
  readonly extras: ErrorExtras;

  constructor(
    code: ApiErrorCode,
    message: string,
    fields?: Record<string, string[]>,
    extras: ErrorExtras = {},
  ) {
    super(message);
    this.status = statuses[code];
    this.fields = fields;
    this.extras = extras;
  }
}

/** What is wrong with each field, by its path: `{"faqs.0.question": ["This field is required."]}`. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of error.issues) {
    const field = path.join(".");
    if (field) fields[field] = [...new Set([...(fields[field] ?? []), message])];
  }
  return fields;
}
