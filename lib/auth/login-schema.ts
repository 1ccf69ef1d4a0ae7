import { z } from "zod";

/** What is posted to log in. Lengths are for the guard to judge: a long password is only a wrong one. */
export const credentials = z.object({
  username: z.string().trim().min(1),
  password: z.string().min(1),
});

export const publicUser = z.object({
  id: z.number().int(),
  username: z.string(),
  role: z.string(),
});

/** What `POST /api/login` answers. */
export const loginAnswer = publicUser.extend({ token: z.string(), user: publicUser });

/** What `GET /api/auth/check` answers. */
export const checkAnswer = z.object({ authenticated: z.boolean(), user: publicUser.nullable() });

export type Credentials = z.output<typeof credentials>;
export type PublicUser = z.output<typeof publicUser>;
