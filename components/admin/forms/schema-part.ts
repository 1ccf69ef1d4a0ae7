import { z } from "zod";

/** The schema without its optional, blank or null alternatives; the list, if a word may replace it. */
export function coreOf(part: z.ZodType): z.ZodType {
  if (
    part instanceof z.ZodOptional ||
    part instanceof z.ZodDefault ||
    part instanceof z.ZodNullable ||
    part instanceof z.ZodPrefault
  )
    return coreOf(part.unwrap() as z.ZodType);
  if (part instanceof z.ZodPipe) {
    const { in: first, out } = part.def;
    return coreOf((first instanceof z.ZodTransform ? out : first) as z.ZodType);
  }
  if (part instanceof z.ZodUnion) {
    const list = part.options.find((option) => option instanceof z.ZodArray);
    return (list ?? part) as z.ZodType;
  }
  return part;
}

/** How long a text may be, or each text of a list. */
export function maxLengthOf(part: z.ZodType): number | undefined {
  const core = coreOf(part);
  if (core instanceof z.ZodArray) return maxLengthOf(core.element as z.ZodType);
  return core instanceof z.ZodString ? (core.maxLength ?? undefined) : undefined;
}
