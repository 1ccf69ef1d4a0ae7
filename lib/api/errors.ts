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

/** Parts of an error response beside its message. */
interface ErrorExtras {
  headers?: Record<string, string>;
  /** The current row, if a save was based on an older one. */
  current?: unknown;
}

/** Thrown anywhere below a route, which responds with its status and `{message, fields?, current?}`. */
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

/** Problems by field path: `{"faqs.0.question": ["This field is required."]}`. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of error.issues) {
    const field = path.join(".");
    if (field) fields[field] = [...new Set([...(fields[field] ?? []), message])];
  }
  return fields;
}
