import "server-only";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Metrics } from "./metrics";

/** In seconds: from a cached page to a streamed answer. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Beside these, the usual figures of the process: memory, processor time, delay of the event loop. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    answers: new Counter({
      name: "amide_http_requests_total",
      help: "Answered requests, by kind of route and class of status.",
      labelNames: ["kind", "status"],
      registers,
    }),
    seconds: new Histogram({
      name: "amide_http_request_duration_seconds",
      help: "Time until the last byte of an answer was sent.",
      labelNames: ["kind"],
      buckets: BUCKETS,
      registers,
    }),
    open: new Gauge({
      name: "amide_http_requests_open",
      help: "Requests that are being answered.",
      registers,
    }),
    responseCache: new Counter({
      name: "amide_response_cache_total",
      help: "Pages by whether they came from the cache of responses (hit) or from Next (miss).",
      labelNames: ["result"],
      registers,
    }),
    throttled: new Counter({
      name: "amide_throttled_requests_total",
      help: "Requests refused with 429, by limit.",
      labelNames: ["limit"],
      registers,
    }),
    slowQueries: new Counter({
      name: "amide_slow_queries_total",
      help: "Database queries of 200 ms or longer.",
      registers,
    }),
    loggedErrors: new Counter({
      name: "amide_logged_errors_total",
      help: "Lines logged as errors.",
      registers,
    }),
  };
}
