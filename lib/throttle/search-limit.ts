import "server-only";
import { headers } from "next/headers";
import { ApiError } from "@/lib/api/errors";
import { answerWithStatus } from "@/lib/next/response-status";
import { consumePoints } from "./throttle";

/**
 * Counts a page with a query against the limit of `/api/search`. Returns the message to show instead of
 * results if the limit is exceeded, else null.
 */
export async function refuseSearch(query: string | string[] | undefined): Promise<string | null> {
  if ([query].flat().join("").trim() === "") return null;
  try {
    await consumePoints("search", { headers: new Headers(await headers()) });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    answerWithStatus(error.status, error.extras.headers);
    return error.message;
  }
}
