import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { answerAuth } from "@/lib/auth/auth-addresses";

const params = z.object({ nextauth: z.array(z.string()) });

const answer = route({ access: "public", params }, ({ request, params: { nextauth } }) =>
  answerAuth(request, nextauth.join("/")),
);

/** NextAuth's own addresses, as many as are needed. */
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({ GET: answer, POST: answer });
