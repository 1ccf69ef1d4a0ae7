import { z } from "zod";

/** A JSON object whose fields are looked at where the stored row is known. */
export const sentObject = z.record(z.string(), z.unknown());

/** What a deletion answers. */
export const successAnswer = z.object({ success: z.literal(true) }).meta({ id: "Success" });
