/** Next calls this once when a server starts, before it takes requests; never while building. */
export async function register() {
  // Next replaces the name, so that what follows is not built for the edge runtime.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startUp } = await import("./lib/start-up");
  await startUp();
}
