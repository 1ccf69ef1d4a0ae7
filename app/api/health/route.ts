import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";

export const dynamic = "force-dynamic";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "public",
      summary: "Says that the process is up",
      answer: z.object({ status: z.literal("ok") }),
    },
    async () => ({ status: "ok" }),
  ),
});
