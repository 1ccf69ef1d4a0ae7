import "server-only";
import { context, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Environment } from "@/lib/env";
import { readRoutes } from "@/lib/logs/route-of";
import { version } from "@/package.json";
import { RedactingExporter } from "./redacting-exporter";

/** A collector that answers later loses a batch; spans wait in memory meanwhile, 2048 at most. */
const EXPORT_WITHIN_MS = 3_000;
const BATCH_EVERY_MS = 1_000;

type Settings = Pick<Environment, "OTEL_SERVICE_NAME">;

/**
 * Sends traces to the collector of OTEL_EXPORTER_OTLP_ENDPOINT from now on; the exporter reads this and the
 * other OTEL_EXPORTER_OTLP_ variables itself. No propagator is set: a visitor's `traceparent` is ignored, and
 * none is sent on. Returns what sends the rest and ends it.
 */
export function startTracing(
  { OTEL_SERVICE_NAME }: Settings,
  routeOf = readRoutes(),
): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ timeoutMillis: EXPORT_WITHIN_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": OTEL_SERVICE_NAME,
      "service.version": version,
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new RedactingExporter(exporter, routeOf),
        scheduledDelayMillis: BATCH_EVERY_MS,
        exportTimeoutMillis: EXPORT_WITHIN_MS,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.shutdown();
    trace.disable();
    context.disable();
  };
}
