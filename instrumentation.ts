/** Next calls this once when a server starts, before it takes requests; not in a build. */
export async function register() {
  // Next inlines this variable, so that the import is not bundled for the edge runtime.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startUp } = await import("./lib/start-up");
  await startUp();
}
