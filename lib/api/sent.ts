import { z } from "zod";

/** A JSON object whose fields are validated later, against the stored row. */
export const sentObject = z.record(z.string(), z.unknown());

/** The response of a deletion. */
export const successAnswer = z.object({ success: z.literal(true) }).meta({ id: "Success" });
