import "server-only";
import { createServer } from "node:http";
import { type Environment, SettingsError } from "@/lib/env";
import { markUnwatched } from "@/lib/logs/unwatched-servers";
import { watchAnswers } from "@/lib/logs/watch-answers";
import { processWide } from "@/lib/process-wide";
import { createMetrics } from "./create-metrics";
import { kindOf } from "./kind-of";
import type { Metrics } from "./metrics";

type Settings = Pick<Environment, "METRICS_HOST" | "METRICS_PORT" | "PORT">;

/**
 * Counts from now on, and serves the figures in Prometheus's text format at `/metrics` of a port of its
 * own, without access control. Does nothing without METRICS_PORT. Returns what ends it.
 */
export function serveMetrics({
  METRICS_HOST,
  METRICS_PORT,
  PORT,
}: Settings): (() => void) | undefined {
  if (METRICS_PORT === undefined) return undefined;
  if (METRICS_PORT === PORT) throw new SettingsError("METRICS_PORT must differ from PORT.");
  const metrics = createMetrics();
  processWide<Metrics>("metrics").value = metrics;
  const endings = [countAnswers(metrics), countLoggedErrors(metrics)];
  const server = createServer(async ({ method, url }, response) => {
    if (method !== "GET" || url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.registry.metrics();
    response.writeHead(200, { "Content-Type": metrics.registry.contentType }).end(text);
  });
  markUnwatched(server);
  // The site is served without its figures.
  server.on("error", (error) => console.error("Metrics are not served", error));
  server.listen(METRICS_PORT, METRICS_HOST).unref();
  return () => {
    for (const end of endings) end();
    server.close();
    processWide<Metrics>("metrics").value = undefined;
  };
}

function countAnswers({ answers, seconds, open }: Metrics): () => void {
  return watchAnswers(
    ({ route, status, milliseconds }) => {
      const kind = kindOf(route);
      open.dec();
      answers.inc({ kind, status: `${Math.floor(status / 100)}xx` });
      seconds.observe({ kind }, milliseconds / 1_000);
    },
    { onStart: () => open.inc() },
  );
}

function countLoggedErrors({ loggedErrors }: Metrics): () => void {
  const { error } = console;
  console.error = (...logged: unknown[]) => {
    loggedErrors.inc();
    error(...logged);
  };
  return () => {
    console.error = error;
  };
}
