import { after } from "next/server";
import { z } from "zod";
import { ApiError } from "@/lib/api/errors";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { getDatabase } from "@/lib/db/client";
import { env } from "@/lib/env";
import { checkDependencies } from "@/lib/readiness/check-dependencies";
import { dependenciesSchema } from "@/lib/readiness/dependencies-schema";
import { warmUp, warmUpState } from "@/lib/readiness/warm-up";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "public",
      summary:
        "Says whether the database answers and search and consultant are loaded (503 if not), and how the other dependencies are",
      answer: z.object({ status: z.literal("ready"), dependencies: dependenciesSchema }),
    },
    async () => {
      try {
        await getDatabase().category.findFirst({ select: { id: true } });
      } catch (error) {
        console.error("The database does not answer", error);
        throw new ApiError("unavailable", "The database does not answer");
      }
      if (env.WARM_UP && warmUpState() !== "over") {
        after(() => warmUp());
        throw new ApiError("unavailable", "Search and consultant are being loaded");
      }
      return { status: "ready", dependencies: await checkDependencies() };
    },
  ),
});
