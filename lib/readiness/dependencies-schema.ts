import { z } from "zod";

/** What the site runs with beside its database; a part that is not configured is left out. */
export const dependenciesSchema = z.object({
  redis: z.enum(["ok", "no answer"]).optional(),
  disk: z.enum(["ok", "low", "unknown"]).optional(),
  backup: z.enum(["ok", "old", "none", "unknown"]).optional(),
});

export type Dependencies = z.output<typeof dependenciesSchema>;
