import type { Attributes } from "@opentelemetry/api";
import type { ReadableSpan } from "@opentelemetry/sdk-trace";
import { TRACER } from "./traced";

/** Their values are from this project's or Next's code, never from a visitor. */
const SENT_ATTRIBUTES = [
  "db.collection.name",
  "db.operation.name",
  "db.system.name",
  "error.type",
  "http.method",
  "http.status_code",
  "next.rsc",
  "next.span_type",
];

const REQUEST = "BaseServer.handleRequest";

/**
 * What of a span leaves the host: durations, routes, statuses. Next's spans also have the address of the
 * request with its query, addresses of `fetch` in their names, and messages and stacks of errors.
 */
export function redactSpan(span: ReadableSpan, routeOf: (address: string) => string): ReadableSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const target = span.attributes["http.target"];
  const route = typeof target === "string" ? routeOf(target) : undefined;
  const sent = Object.entries(span.attributes).filter(([name]) => SENT_ATTRIBUTES.includes(name));
  return {
    name: nameOf(span, route),
    kind: span.kind,
    spanContext: () => ({ traceId, spanId, traceFlags }),
    ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    status: { code: span.status.code },
    attributes: { ...Object.fromEntries(sent), ...(route && { "http.route": route }) },
    links: [],
    events: [],
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

function nameOf({ attributes, instrumentationScope, name }: ReadableSpan, route?: string): string {
  if (instrumentationScope.name === TRACER) return name;
  if (attributes["next.span_type"] === REQUEST && route)
    return `${attributes["http.method"]} ${route}`;
  return typeOf(attributes);
}

function typeOf(attributes: Attributes): string {
  return String(attributes["next.span_type"] ?? "unknown");
}
