import "server-only";
import { SpanKind, trace } from "@opentelemetry/api";
import { TRACER } from "./traced";

interface QueryEvent {
  timestamp: Date;
  query: string;
  /** In milliseconds. */
  duration: number;
}

const OPERATION = /^\s*(\w+)/;
const TABLE = /\b(?:FROM|INTO|UPDATE)\s+((?:["`]?\w+["`]?\.)*["`]?\w+)/i;

/**
 * Adds a query that has ended to the trace of the current request: which kind of statement on which table,
 * never its text or values.
 */
export function traceQuery(system: "postgresql" | "sqlite") {
  return ({ timestamp, query, duration }: QueryEvent): void => {
    const operation = OPERATION.exec(query)?.[1]?.toUpperCase() ?? "QUERY";
    const table = TABLE.exec(query)?.[1]?.replaceAll(/["`]|\w+["`]?\./g, "");
    const span = trace.getTracer(TRACER).startSpan([operation, table].filter(Boolean).join(" "), {
      kind: SpanKind.CLIENT,
      startTime: timestamp,
      attributes: {
        "db.system.name": system,
        "db.operation.name": operation,
        ...(table && { "db.collection.name": table }),
      },
    });
    span.end(timestamp.getTime() + duration);
  };
}
