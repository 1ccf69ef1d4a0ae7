import { z } from "zod";

/** An open session in the dashboard's list. */
export const openSessionSchema = z
  .object({
    id: z.string(),
    place: z.string().meta({ description: "The browser and the address of the login, in words." }),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    isCurrent: z.boolean(),
  })
  .meta({ id: "OpenSession" });

export type OpenSession = z.output<typeof openSessionSchema>;
