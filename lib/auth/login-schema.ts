import { z } from "zod";

/** The posted credentials. Lengths are not checked here: a password that is too long is just wrong. */
export const credentials = z.object({
  username: z.string().trim().min(1),
  password: z.string().min(1),
});

const publicUser = z.object({
  id: z.number().int(),
  username: z.string(),
  role: z.string(),
});

/** The response of `POST /api/login`. */
export const loginAnswer = publicUser.extend({ token: z.string(), user: publicUser });

/** The response of `GET /api/auth/check`. */
export const checkAnswer = z.object({ authenticated: z.boolean(), user: publicUser.nullable() });

export type Credentials = z.output<typeof credentials>;
export type PublicUser = z.output<typeof publicUser>;
