import "server-only";
import { ApiError } from "./errors";

/** The default limit of a request body, in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Parses a JSON body. Strings are made storable (`toStorable`), except in fields listed in `asSent`.
 * Throws `ApiError` 415, 413 or 400.
 */
export function readJson(
  request: Request,
  {
    maxBytes = MAX_BODY_BYTES,
    asSent = [],
  }: { maxBytes?: number | undefined; asSent?: string[] | undefined } = {},
): Promise<unknown> {
  const revive = (name: string, value: unknown) =>
    asSent.includes(name) ? value : storableOrSame(value);
  return parseJson(request, maxBytes, revive);
}

/** The same without changing strings, as a password must not be altered. */
export function readJsonAsSent(request: Request): Promise<unknown> {
  return parseJson(request, MAX_BODY_BYTES);
}

async function parseJson(
  request: Request,
  maxBytes: number,
  revive?: Parameters<typeof JSON.parse>[1],
) {
  requireType(request, "application/json");
  const text = await readText(request, maxBytes);
  try {
    return JSON.parse(text, revive);
  } catch {
    throw new ApiError("malformed", "The request body is not valid JSON");
  }
}

type Form = Record<string, string | undefined>;

/** The fields of a form posted without scripts. Throws as `readJson`. */
export async function readForm(request: Request, maxBytes: number): Promise<Form> {
  const fields = Object.entries(await readFormAsSent(request, maxBytes));
  return Object.fromEntries(fields.map(([name, value = ""]) => [name, toStorable(value)]));
}

/** The same without changing strings. */
export async function readFormAsSent(request: Request, maxBytes: number): Promise<Form> {
  requireType(request, "application/x-www-form-urlencoded");
  return Object.fromEntries(new URLSearchParams(await readText(request, maxBytes)));
}

/**
 * Removes control characters other than tabs and line breaks, and lone surrogates: PostgreSQL refuses
 * NUL, UTF-8 cannot encode lone surrogates, and HTML allows neither.
 */
export function toStorable(text: string): string {
  return text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, "");
}

/** A reviver for `JSON.parse`: escape sequences may stand for such characters. */
export function storableOrSame(value: unknown): unknown {
  return typeof value === "string" ? toStorable(value) : value;
}

function requireType(request: Request, expected: string) {
  const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== expected) throw new ApiError("wrong_type", `The body must be ${expected}`);
}

/** Counts bytes while reading, as Content-Length may be missing, and stops at the limit. */
async function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = new ApiError("too_large", `The body must be at most ${maxBytes} bytes`);
  if (Number(request.headers.get("content-length")) > maxBytes) throw tooLarge;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge;
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (error === tooLarge) throw error;
    throw new ApiError("malformed", "The body could not be read as UTF-8 text");
  }
}
