import { z } from "zod";

type Issue = z.core.$ZodRawIssue;

/**
 * Tells the user how to fix an invalid value, in one sentence. It replaces Zod's messages in forms,
 * imports and the `fields` of a 422. A schema's own message takes precedence.
 */
export function issueText(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return isMissing(issue.input) ? REQUIRED : textOfType(issue);
    case "too_small":
    case "too_big":
      return textOfSize(issue);
    case "invalid_format":
      return formats[issue.format] ?? OTHER;
    case "invalid_value":
      return `Choose ${listOf(issue.values)}.`;
    case "invalid_union":
      return textOfUnion(issue);
    case "invalid_key":
    case "invalid_element":
      return issue.issues[0]?.message ?? OTHER;
    case "unrecognized_keys":
      return `Leave out ${issue.keys.join(", ")}.`;
    case "not_multiple_of":
      return `Enter a multiple of ${issue.divisor}.`;
    default:
      return OTHER;
  }
}

export const REQUIRED = "This field is required.";

/** The fallback for unknown issues. */
export const OTHER = "Enter another value; this one cannot be used.";

const types: Record<string, string> = {
  string: "Enter text.",
  boolean: "Choose true or false.",
  array: "Enter a list.",
  object: "Enter an object with named fields.",
  record: "Enter an object with named fields.",
  date: "Enter a date such as 2025-03-31.",
  null: "Leave this empty.",
  undefined: "Leave this out.",
  never: "Leave this out.",
};

const formats: Record<string, string> = {
  email: "Enter an email address such as name@example.org.",
  url: "Enter an address such as https://example.org/page.",
  date: "Enter a date such as 2025-03-31.",
  datetime: "Enter a date and time such as 2025-03-31T09:30:00Z.",
};

function isMissing(input: unknown): boolean {
  return input === undefined || input === null;
}

function textOfType(issue: Extract<Issue, { code: "invalid_type" }>): string {
  const { expected } = issue;
  if (expected === "number" || expected === "int") return textOfNumber(issue);
  return types[expected] ?? OTHER;
}

function textOfSize(issue: Extract<Issue, { code: "too_small" | "too_big" }>): string {
  if (issue.origin === "string") {
    if (issue.code === "too_big") return `Enter at most ${count(issue.maximum, "character")}.`;
    return issue.minimum === 1 ? REQUIRED : `Enter at least ${count(issue.minimum, "character")}.`;
  }
  if (issue.origin === "array") {
    if (issue.code === "too_big") return `List at most ${count(issue.maximum, "item")}.`;
    return `List at least ${count(issue.minimum, "item")}.`;
  }
  return textOfNumber(issue);
}

/** States both ends of the range, whichever was violated. */
function textOfNumber({ schema, expected }: Issue): string {
  const { minValue, maxValue, isInt } = schema instanceof z.ZodNumber ? schema : unbounded;
  const number = isInt || expected === "int" ? "a whole number" : "a number";
  const [least, most] = [minValue, maxValue].map((bound) => isBound(bound) && digits(bound));
  if (least && most) return `Enter ${number} from ${least} to ${most}.`;
  if (least) return `Enter ${number} of at least ${least}.`;
  if (most) return `Enter ${number} of at most ${most}.`;
  return `Enter ${number}.`;
}

const unbounded = { minValue: null, maxValue: null, isInt: false };

/** Zod bounds integers by JavaScript's safe range, which is not worth mentioning. */
function isBound(value: number | null): value is number {
  return value !== null && Math.abs(value) < Number.MAX_SAFE_INTEGER;
}

function textOfUnion({ options, errors }: Extract<Issue, { code: "invalid_union" }>): string {
  if (Array.isArray(options)) return `Choose ${listOf(options)}.`;
  const texts = errors.flatMap(([first]) =>
    first && first.path.length === 0 ? first.message : [],
  );
  return texts.length > 0 ? [...new Set(texts)].join(" Or: ") : OTHER;
}

function listOf(values: unknown[]): string {
  const names = values.map((value) => (value === null ? "nothing" : String(value)));
  const last = names.pop();
  return names.length > 0 ? `${names.join(", ")} or ${last}` : String(last);
}

function count(of: number | bigint, what: string): string {
  return `${digits(of)} ${of === 1 ? what : `${what}s`}`;
}

function digits(value: number | bigint): string {
  return value.toLocaleString("en");
}
