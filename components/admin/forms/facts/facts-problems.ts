import { z } from "zod";
import { issueText } from "@/lib/api/issue-text";
import { factsInput } from "@/lib/facts/facts-input";
import type { PathProblem } from "./fact-values";

/** What is wrong with facts as a form holds them, each with its path. */
export function findFactsProblems(value: unknown, sentence = issueText): PathProblem[] {
  if (value === null || value === undefined) return [];
  if (typeof value === "string") return [{ path: [], message: jsonProblem(value) }];
  const result = z.safeParse(factsInput, value, { error: sentence });
  return (result.error?.issues ?? []).map(({ path, message }) => ({
    path: path.map((name) => (typeof name === "number" ? name : String(name))),
    message,
  }));
}

/** The same in words: "trials.0.phase: Choose 1 or 2." */
export function listFactsProblems(value: unknown): string[] {
  return findFactsProblems(value).map(({ path, message }) =>
    path.length > 0 ? `${path.join(".")}: ${message}` : message,
  );
}

/** The object that a text stands for; null where it is blank, the text itself where it is no JSON. */
export function toFacts(text: string): unknown {
  if (text.trim() === "") return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? value : text;
  } catch {
    return text; // Kept as it was typed; `listFactsProblems` says what is wrong with it.
  }
}

export function toText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

function jsonProblem(text: string): string {
  try {
    JSON.parse(text);
    return "Enter a JSON object.";
  } catch (error) {
    return `This is not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}
