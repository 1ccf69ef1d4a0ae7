import "server-only";
import type { Counter, Gauge, Histogram, Registry } from "prom-client";
import { processWide } from "@/lib/process-wide";

export interface Metrics {
  registry: Registry;
  answers: Counter<"kind" | "status">;
  seconds: Histogram<"kind">;
  open: Gauge;
  responseCache: Counter<"result">;
  throttled: Counter<"limit">;
  slowQueries: Counter;
  loggedErrors: Counter;
}

/** Undefined outside a server, such as in a build: then nothing is counted. */
export function metrics(): Metrics | undefined {
  return processWide<Metrics>("metrics").value;
}
