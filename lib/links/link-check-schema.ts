import { z } from "zod";

const holder = z.object({ entity: z.string(), id: z.number().int(), name: z.string() });

const LINK_CHECK_STATES = ["running", "done", "no-network", "interrupted"] as const;

/** The last link check: its progress and the broken links. */
export const linkCheckSchema = z
  .object({
    state: z.enum(LINK_CHECK_STATES),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    total: z.number().int(),
    checked: z.number().int(),
    unsure: z
      .number()
      .int()
      .meta({ description: "Links whose hosts refuse robots or do not answer at the moment." }),
    broken: z.array(z.object({ url: z.string(), reason: z.string(), holders: z.array(holder) })),
  })
  .meta({ id: "LinkCheck" });

/** `isAllowed` is false if the setting LINK_CHECK is; `check` is null before the first check. */
export const linkCheckAnswer = z.object({
  isAllowed: z.boolean(),
  check: linkCheckSchema.nullable(),
});

export type LinkCheck = z.output<typeof linkCheckSchema>;
export type LinkCheckAnswer = z.output<typeof linkCheckAnswer>;
