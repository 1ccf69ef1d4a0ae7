/** Runs once, before the server takes its first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { mendRequests } = await import("@/lib/api/mend-requests");
  mendRequests();
}
