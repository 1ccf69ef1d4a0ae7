import { z } from "zod";
import { id } from "@/lib/content/wire";

/** Another item that a row names. */
export const namedRowSchema = z.object({ id, name: z.string() });

export type NamedRow = z.output<typeof namedRowSchema>;
