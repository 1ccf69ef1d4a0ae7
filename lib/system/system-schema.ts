import { z } from "zod";
import { dependenciesSchema } from "@/lib/readiness/dependencies-schema";

const count = z.number().int().nonnegative();

/** What the process that answers knows of itself since its start. */
export const systemSchema = z.object({
  /** The name of its host. */
  host: z.string(),
  startedAt: z.iso.datetime(),
  database: z.enum(["SQLite", "PostgreSQL"]),
  load: z.object({
    cores: z.number().int().positive(),
    /** Processes running or waiting on the host, averaged over the last minute. */
    average: z.number(),
    /** 99th percentile of the event loop delay, in seconds; null before it is measured. */
    delay: z.number().nullable(),
    open: count,
  }),
  /** In bytes. */
  memory: z.object({ resident: count, heap: count, free: count }),
  requests: z.array(
    z.object({
      kind: z.string(),
      answered: count,
      /** Answered with 4xx. */
      refused: count,
      /** Answered with 5xx. */
      failed: count,
      /** Seconds within which 95 of 100 were answered; null if that takes longer than is measured. */
      within: z.number().nullable(),
    }),
  ),
  throttled: z.array(z.object({ limit: z.string(), count })),
  cache: z.object({ hits: count, misses: count }),
  errors: count,
  slowQueries: count,
  dependencies: dependenciesSchema,
  /** Bytes where the SQLite file and the backups are. */
  disks: z.array(z.object({ folder: z.string(), free: z.number(), size: z.number() })),
  /** Null without BACKUP_DIR, or if the folder cannot be read. */
  backups: z.object({ count, newestAt: z.iso.datetime().nullable() }).nullable(),
});

export type SystemStatus = z.output<typeof systemSchema>;
