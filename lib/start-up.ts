import "server-only";

/** Ends the process with one sentence where a setting is missing or wrong. */
export async function startUp(): Promise<void> {
  surviveClosedLogs();
  try {
    const { authSecret } = await import("./auth/secret");
    authSecret();
    const { guardRequests } = await import("./next/incoming-requests");
    guardRequests();
    const { guardAnswers } = await import("./next/outgoing-answers");
    guardAnswers();
    const { separateHandovers } = await import("./next/handover-requests");
    separateHandovers();
    const { watchResponses } = await import("./next/response-status");
    watchResponses();
    const { watchReads } = await import("./next/open-reads");
    watchReads();
    const { keepToRetention } = await import("./conversations/retention/chat-retention");
    keepToRetention();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "SettingsError") throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * Where nobody reads the output any more, writing to it fails. Unhandled, that failure would be logged,
 * which fails again, without end.
 */
function surviveClosedLogs(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}
