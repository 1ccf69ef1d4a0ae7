import { NoConnectionError, RequestError } from "@/lib/api/client";

/**
 * The reason for a failure, as a sentence or in the server's words. An error that comes neither from
 * an answer nor from a lost connection is a bug of the page: it is called that, and logged.
 */
export function failureWords(error: unknown): string {
  if (error instanceof RequestError || error instanceof NoConnectionError) return error.message;
  if (error instanceof Error && error.name === "ChunkLoadError") return unloaded();
  console.error("Something failed that was no request", error);
  const cause = error instanceof Error ? error.message : String(error);
  return `Something unexpected went wrong in this page (${cause}).`;
}

/** A chunk fails to load without a connection, and after a deployment that replaced it. */
function unloaded(): string {
  if (!navigator.onLine) return "There is no connection.";
  return "A part of this page could not be loaded. Please reload the page.";
}

/** The same, but without the status of an answer. */
export function failureReason(error: unknown): string {
  return error instanceof RequestError ? error.reason : failureWords(error);
}

/** The server refused with 409: what the request was based on has changed. */
export function isConflict(error: unknown): error is RequestError {
  return error instanceof RequestError && error.status === 409;
}
