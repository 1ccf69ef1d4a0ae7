import { z } from "zod";
import { id } from "@/lib/content/wire";

/** A message as the administrator reads it. */
export const contactMessageSchema = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    message: z.string(),
    about: z
      .string()
      .optional()
      .meta({ description: "The fact or the page that it reports, if it reports one." }),
    processed: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "ContactMessage" });

export const processInput = z.object({ processed: z.boolean() });

export type ContactMessage = z.output<typeof contactMessageSchema>;
