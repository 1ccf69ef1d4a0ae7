import { ApiError } from "@/lib/api/errors";
import { route } from "@/lib/api/route";
import { getDatabase } from "@/lib/db/client";

/** The database answers; 503 where it does not. */
export const GET = route({ access: "public" }, async () => {
  try {
    await getDatabase().category.findFirst({ select: { id: true } });
  } catch (error) {
    console.error("The database does not answer", error);
    throw new ApiError("unavailable", "The database does not answer");
  }
  return { status: "ready" };
});
