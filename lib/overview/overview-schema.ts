import { z } from "zod";
import { contactMessageSchema } from "@/lib/content/contact-messages/contact-inbox-schema";
import { id } from "@/lib/content/wire";
import { MOVING_KINDS } from "@/lib/facts/moving-kinds";
import { revisionEntrySchema } from "@/lib/resources/revisions/revision-schema";

/** Weeks in the charts, including the current one. */
export const WEEKS = 12;
/** How far back unanswered questions are listed. */
export const UNANSWERED_DAYS = 30;

/** What needs the administrator, with the first few of each. */
export const overviewSchema = z
  .object({
    messages: z.object({ unread: z.number().int(), newest: z.array(contactMessageSchema) }),
    questions: z.object({
      unanswered: z.number().int(),
      newest: z.array(
        z.object({ sessionId: z.string(), question: z.string(), askedAt: z.iso.datetime() }),
      ),
    }),
    withoutEvidence: z.object({
      total: z.number().int(),
      first: z.array(z.object({ id, name: z.string() })),
    }),
    dueFacts: z.object({
      total: z.number().int(),
      first: z
        .array(
          z.object({
            peptide: z.object({ id, name: z.string() }),
            source: z.object({
              key: z.string(),
              title: z.string(),
              url: z.string().nullable(),
              checked: z.iso.date(),
            }),
            facts: z.array(z.object({ kind: z.enum(MOVING_KINDS), name: z.string() })),
          }),
        )
        .meta({ description: "By source, the one that was read longest ago first." }),
      more: z.number().int().meta({ description: "Sources that are due besides these." }),
      next: z.iso.date().nullable().meta({ description: "When the next facts become due." }),
    }),
    changes: z.array(revisionEntrySchema),
    weeks: z.array(
      z.object({
        start: z.iso.date().meta({ description: "The week's Monday, in UTC." }),
        questions: z.number().int(),
        messages: z.number().int(),
      }),
    ),
  })
  .meta({ id: "Overview" });

export type Overview = z.output<typeof overviewSchema>;
export type DueSource = Overview["dueFacts"]["first"][number];
export type Week = Overview["weeks"][number];
