import "server-only";
import { headers } from "next/headers";
import { ApiError } from "@/lib/api/errors";
import { answerWithStatus } from "@/lib/next/response-status";
import { takeFrom } from "./throttle";

/**
 * Takes a search of the limit of `/api/search` for a page that is asked for with a query. Answers the
 * sentence of a refusal, for the page to show in place of what was searched for, or null.
 */
export async function refuseSearch(query: string | string[] | undefined): Promise<string | null> {
  if ([query].flat().join("").trim() === "") return null;
  try {
    await takeFrom("search", { headers: new Headers(await headers()) });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    answerWithStatus(error.status, error.extras.headers);
    return error.message;
  }
}
