import type { Values } from "@/lib/drafts/merge-values";
import type { Path } from "./fact-values";

const MAX_LENGTH = 40;

/** A key for a source of this title that no other source has: "step-1", "step-1-2". */
export function keyFor(title: string, taken: string[]): string {
  const slug = title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, "");
  const key = slug || "source";
  const keys = [key, ...taken.map((_, at) => `${key}-${at + 2}`)];
  return keys.find((candidate) => !taken.includes(candidate)) ?? `${key}-${taken.length + 2}`;
}

/** The facts that name a source, by their paths. */
export function listUses(facts: Values, key: string): Path[] {
  const { sources: _, ...others } = facts;
  return findUses(others, key, []);
}

/** The same facts with another key for a source, in its place. */
export function renameSource(facts: Values, from: string, to: string): Values {
  const { sources, ...others } = facts;
  const renamed = Object.entries(sources ?? {}).map(([key, source]) => [
    key === from ? to : key,
    source,
  ]);
  const named = replaceUses(others, from, to) as Values;
  return { ...named, sources: Object.fromEntries(renamed) };
}

function findUses(value: unknown, key: string, path: Path): Path[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    findUses(part, key, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return "source" in value && value.source === key ? [path, ...inner] : inner;
}

function replaceUses(value: unknown, from: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceUses(item, from, to));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === "source" && part === from ? to : replaceUses(part, from, to),
    ]),
  );
}
