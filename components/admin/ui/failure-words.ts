import { NoConnectionError, RequestError } from "@/lib/api/client";

/**
 * Why something came to nothing, as a sentence or as the answer has it. What is neither an answer nor
 * the lack of one is a fault of the page itself: it is told as such, and left in the console.
 */
export function failureWords(error: unknown): string {
  if (error instanceof RequestError || error instanceof NoConnectionError) return error.message;
  if (error instanceof Error && error.name === "ChunkLoadError") return unloaded();
  console.error("Something failed that was no request", error);
  const cause = error instanceof Error ? error.message : String(error);
  return `Something unexpected went wrong in this page (${cause}).`;
}

/** Code is loaded where it is used: out of reach now, or no longer there once a new version is. */
function unloaded(): string {
  if (!navigator.onLine) return "There is no connection.";
  return "A part of this page could not be loaded. Please reload the page.";
}

/** The same with the server's words alone, without the status. */
export function failureReason(error: unknown): string {
  return error instanceof RequestError ? error.reason : failureWords(error);
}
