import "server-only";
import type { Registry } from "prom-client";
import { quantileOf } from "./quantile";
import type { SystemStatus } from "./system-schema";

interface Sample {
  /** Of a histogram: which of its parts the value belongs to. */
  metricName?: string;
  labels: Partial<Record<string, string | number>>;
  value: number;
}

type Counts = Pick<SystemStatus, "requests" | "throttled" | "cache" | "errors" | "slowQueries"> &
  Pick<SystemStatus["load"], "open" | "delay">;

/** What is counted for Prometheus, as the dashboard shows it. */
export async function readCounts(registry: Registry | undefined): Promise<Counts> {
  const metrics = (await registry?.getMetricsAsJSON()) ?? [];
  const read = (name: string): Sample[] =>
    metrics.find((metric) => metric.name === name)?.values ?? [];
  const total = (name: string, labels: Sample["labels"] = {}) =>
    read(name)
      .filter((sample) => Object.entries(labels).every(([key, is]) => sample.labels[key] === is))
      .reduce((sum, { value }) => sum + value, 0);
  const REQUESTS = "amide_http_requests_total";
  const kinds = [...new Set(read(REQUESTS).map(({ labels }) => String(labels.kind)))].sort();
  return {
    requests: kinds.map((kind) => ({
      kind,
      answered: total(REQUESTS, { kind }),
      refused: total(REQUESTS, { kind, status: "4xx" }),
      failed: total(REQUESTS, { kind, status: "5xx" }),
      within: within95(read("amide_http_request_duration_seconds"), kind),
    })),
    throttled: read("amide_throttled_requests_total").map(({ labels, value }) => ({
      limit: String(labels.limit),
      count: value,
    })),
    cache: {
      hits: total("amide_response_cache_total", { result: "hit" }),
      misses: total("amide_response_cache_total", { result: "miss" }),
    },
    errors: total("amide_logged_errors_total"),
    slowQueries: total("amide_slow_queries_total"),
    open: total("amide_http_requests_open"),
    delay: read("nodejs_eventloop_lag_p99_seconds")[0]?.value ?? null,
  };
}

function within95(samples: Sample[], kind: string): number | null {
  const buckets = samples.filter(
    ({ labels, metricName }) => labels.kind === kind && metricName?.endsWith("_bucket"),
  );
  return quantileOf(
    buckets.map(({ labels, value }) => ({ upTo: Number(labels.le), count: value })),
    0.95,
  );
}
