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
 * Counts from now on, for the dashboard's System tab. With METRICS_PORT it also serves the figures in
 * Prometheus's text format at `/metrics` of that port, without access control. Returns what ends it.
 */
export function startMetrics({ METRICS_HOST, METRICS_PORT, PORT }: Settings): () => void {
  if (METRICS_PORT === PORT) throw new SettingsError("METRICS_PORT must differ from PORT.");
  const metrics = createMetrics();
  processWide<Metrics>("metrics").value = metrics;
  const endings = [countAnswers(metrics), countLoggedErrors(metrics)];
  if (METRICS_PORT !== undefined) endings.push(serve(metrics, METRICS_PORT, METRICS_HOST));
  return () => {
    for (const end of endings) end();
    processWide<Metrics>("metrics").value = undefined;
  };
}

function serve(metrics: Metrics, port: number, host: string): () => void {
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
  server.listen(port, host).unref();
  return () => server.close();
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
