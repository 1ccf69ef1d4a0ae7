import { stripVTControlCharacters } from "node:util";

export type Level = "debug" | "info" | "warn" | "error";

interface Context {
  requestId?: string | undefined;
  now?: Date;
}

const MAX_LENGTH = 500;
/** Nothing that long says in one sentence what failed. */
const MAX_CLEANED = 4_000;
const MAX_FRAMES = 20;

/**
 * What may hold something of a visitor or a secret: the part of an address after its path and its
 * credentials, mail and network addresses, and what errors quote, such as the start of a body.
 */
const REMOVED: [RegExp, string][] = [
  [/\b([a-z][a-z\d+.-]*:\/\/)[^\s/@]*@/gi, "$1…@"],
  [/\?[^\s"'`)]+/g, "?…"],
  [/"[^"]*"/g, '"…"'],
  [/[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/g, "…@…"],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, "(address)"],
  [/(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}(?![\w:])/gi, "(address)"],
  [/\b(?:sk-|Bearer )[\w.-]{8,}/g, "(secret)"],
];

/**
 * One line of JSON for what was passed to a method of `console`. Texts and the first error count. Other
 * objects are left out, as are the properties of errors: some carry a request with its body.
 */
export function toJsonLine(
  level: Level,
  logged: unknown[],
  { requestId, now = new Date() }: Context = {},
): string {
  const texts = logged.filter((one) => typeof one === "string" || typeof one === "number");
  const error = logged.find((one) => one instanceof Error);
  return JSON.stringify({
    time: now.toISOString(),
    level,
    message:
      withoutPersonalData(texts.join(" ")).slice(0, MAX_LENGTH) || messageOf(error) || "(no text)",
    requestId,
    error: error && detailsOf(error),
  });
}

function detailsOf(error: Error) {
  const { name, cause, stack = "" } = error;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return {
    name,
    code,
    message: messageOf(error),
    // Its first lines repeat the message.
    stack: stack
      .replace(error.message, "")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => /^at .+[:<)]/.test(line))
      .slice(0, MAX_FRAMES)
      .map((line) => line.replace(/\?\S+/g, "")),
    cause: cause instanceof Error ? `${cause.name}: ${messageOf(cause)}` : undefined,
  };
}

/** Its last line: before it Prisma repeats the query with its values. */
function messageOf(error: Error | undefined): string {
  const [line = ""] = withoutPersonalData(error?.message ?? "")
    .split("\n")
    .slice(-1);
  return line.slice(0, MAX_LENGTH);
}

function withoutPersonalData(text: string): string {
  if (text.length > MAX_CLEANED) return `(${text.length} characters)`;
  const plain = stripVTControlCharacters(text);
  const cleaned = REMOVED.reduce((rest, [found, mark]) => rest.replace(found, mark), plain);
  return cleaned.trim();
}
