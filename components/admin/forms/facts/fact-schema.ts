import { z } from "zod";
import { peptideFacts } from "@/lib/facts/facts-schema";
import { coreOf } from "../schema-part";
import type { Path } from "./fact-values";

const schema = peptideFacts.omit({ peptide: true });

/** The schema of what stands at a path; numbers stand for any row, names of sources for any source. */
export function schemaAt(path: Path): z.ZodType {
  return path.reduce<z.ZodType>((outer, name) => {
    const inner = stepInto(outer, name);
    if (!inner) throw new Error(`The schema of facts has nothing at ${path.join(".")}`);
    return inner;
  }, schema);
}

/** Whether a field that is left empty is refused. */
export function isRequired(part: z.ZodType): boolean {
  return ![undefined, "", []].some((blank) => part.safeParse(blank).success);
}

/** The values of a closed list; null for anything else. */
export function closedList(part: z.ZodType): string[] | null {
  const core = coreOf(part);
  if (core instanceof z.ZodEnum) return core.options.map(String);
  return core instanceof z.ZodLiteral ? [...core.values].map(String) : null;
}

/** A new row: empty lists, texts that may be empty, and what can have one value only. */
export function blankRow(row: z.ZodType): Record<string, unknown> {
  const core = coreOf(row);
  if (!(core instanceof z.ZodObject)) return {};
  return Object.fromEntries(
    Object.entries(core.shape as Record<string, z.ZodType>)
      .map(([name, part]) => [name, blankOf(part)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

function blankOf(part: z.ZodType): unknown {
  if (coreOf(part) instanceof z.ZodArray) return [];
  if (part instanceof z.ZodOptional) return undefined;
  const values = closedList(part) ?? [""];
  return values.length === 1 && part.safeParse(values[0]).success ? values[0] : undefined;
}

function stepInto(outer: z.ZodType, name: string | number): z.ZodType | undefined {
  const core = coreOf(outer);
  if (core instanceof z.ZodObject) return core.shape[name] as z.ZodType | undefined;
  if (core instanceof z.ZodArray) return core.element as z.ZodType;
  return core instanceof z.ZodRecord ? (core.valueType as z.ZodType) : undefined;
}
