import "server-only";

/** Runs once before the server takes requests. Exits with one sentence if a setting is invalid. */
export async function startUp(): Promise<void> {
  surviveClosedLogs([process.stdout, process.stderr]);
  try {
    const { env } = await import("./env");
    if (env.LOG_FORMAT === "json") {
      const { logAsJson } = await import("./logs/log-as-json");
      logAsJson();
    }
    if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
      const { startTracing } = await import("./tracing/start-tracing");
      const { flushAtExit } = await import("./tracing/flush-at-exit");
      flushAtExit(startTracing(env));
    }
    const { authSecret } = await import("./auth/secret");
    authSecret();
    const { guardRequests } = await import("./next/incoming-requests");
    guardRequests();
    const { guardResponses } = await import("./next/outgoing-responses");
    guardResponses();
    const { cacheResponses } = await import("./next/response-cache/response-cache");
    cacheResponses();
    const { trackRequests } = await import("./next/track-requests");
    trackRequests();
    const { trackPageRenders } = await import("./next/page-renders");
    trackPageRenders();
    if (env.LOG_FORMAT === "json") {
      const { logAnswer } = await import("./logs/log-as-json");
      const { watchAnswers } = await import("./logs/watch-answers");
      watchAnswers(logAnswer);
    }
    const { startMetrics } = await import("./metrics/start-metrics");
    startMetrics(env);
    const { limitDraining } = await import("./next/limit-draining");
    limitDraining();
    if (env.REDIS_URL) {
      const { mayBeStale, watchSaves } = await import("./hosts/save-watch");
      const { tellUnconfirmed } = await import("./hosts/tell-unconfirmed");
      watchSaves(env.REDIS_URL);
      tellUnconfirmed(mayBeStale);
    }
    const { keepToRetention } = await import("./conversations/retention/chat-retention");
    keepToRetention();
    if (env.WARM_UP) {
      const { askForWarmUp } = await import("./readiness/ask-for-warm-up");
      void askForWarmUp(env);
    }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "SettingsError") throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * Ignores EPIPE of the output streams. When the reader of a pipe has exited, every write fails.
 * Unhandled, the failure would be logged, which fails again, endlessly.
 */
export function surviveClosedLogs(streams: NodeJS.WritableStream[]): void {
  for (const stream of streams) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}
