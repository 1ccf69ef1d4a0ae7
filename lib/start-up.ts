import "server-only";

/** Ends the process with one sentence where a setting is missing or wrong. */
export async function startUp(): Promise<void> {
  try {
    const { authSecret } = await import("./auth/secret");
    authSecret();
    const { guardRequests } = await import("./incoming-requests");
    guardRequests();
    const { guardAnswers } = await import("./outgoing-answers");
    guardAnswers();
    const { separateHandovers } = await import("./handover-requests");
    separateHandovers();
    const { watchResponses } = await import("./response-status");
    watchResponses();
    const { watchReads } = await import("./open-reads");
    watchReads();
    const { keepToRetention } = await import("./content/chat-sessions/chat-retention");
    keepToRetention();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "SettingsError") throw error;
    console.error(error.message);
    process.exit(1);
  }
}
