import { z } from "zod";
import { ApiError } from "@/lib/api/errors";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { getDatabase } from "@/lib/db/client";
import { checkDependencies } from "@/lib/readiness/check-dependencies";
import { dependenciesSchema } from "@/lib/readiness/dependencies-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "public",
      summary: "Says whether the database answers (503 if not) and how the other dependencies are",
      answer: z.object({ status: z.literal("ready"), dependencies: dependenciesSchema }),
    },
    async () => {
      try {
        await getDatabase().category.findFirst({ select: { id: true } });
      } catch (error) {
        console.error("The database does not answer", error);
        throw new ApiError("unavailable", "The database does not answer");
      }
      return { status: "ready", dependencies: await checkDependencies() };
    },
  ),
});
