import type { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";
import { redactSpan } from "./redact-span";

type Done = Parameters<SpanExporter["export"]>[1];

/** Sends redacted spans, and logs when the collector stops taking them and when it takes them again. */
export class RedactingExporter implements SpanExporter {
  readonly #exporter: OTLPTraceExporter;
  readonly #routeOf: (address: string) => string;
  #isFailing = false;

  constructor(exporter: OTLPTraceExporter, routeOf: (address: string) => string) {
    this.#exporter = exporter;
    this.#routeOf = routeOf;
  }

  export(spans: ReadableSpan[], done: Done): void {
    const redacted = spans.map((span) => redactSpan(span, this.#routeOf));
    this.#exporter.export(redacted, (result) => {
      this.#note(result.error);
      done(result);
    });
  }

  forceFlush() {
    return this.#exporter.forceFlush();
  }

  shutdown() {
    return this.#exporter.shutdown();
  }

  #note(error: Error | undefined) {
    if (Boolean(error) === this.#isFailing) return;
    this.#isFailing = Boolean(error);
    if (error) console.error("The collector does not take traces; they are dropped", error);
    else console.log("The collector takes traces again");
  }
}
