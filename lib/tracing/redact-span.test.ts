import { SpanStatusCode } from "@opentelemetry/api";
import {
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { beforeEach, expect, it } from "vitest";
import { redactSpan } from "./redact-span";

const exporter = new InMemorySpanExporter();
const provider = new TracerProvider({
  spanProcessors: [new SimpleSpanProcessor({ exporter })],
});
const routeOf = () => "/search";
beforeEach(() => exporter.reset());

function sent(): ReadableSpan {
  const [span] = exporter.getFinishedSpans();
  if (!span) throw new Error("No span has ended.");
  return redactSpan(span, routeOf);
}

it("sends the route of a request in place of its address", () => {
  provider
    .getTracer("next.js")
    .startSpan("GET", {
      attributes: {
        "http.method": "GET",
        "http.status_code": 200,
        "http.target": "/search?query=typed",
        "next.span_name": "GET /search?query=typed",
        "next.span_type": "BaseServer.handleRequest",
      },
    })
    .end();
  const { attributes, name } = sent();
  expect(name).toBe("GET /search");
  expect(attributes).toEqual({
    "http.method": "GET",
    "http.route": "/search",
    "http.status_code": 200,
    "next.span_type": "BaseServer.handleRequest",
  });
});

it("names Next's other spans by their type, as a name may hold an address", () => {
  provider
    .getTracer("next.js")
    .startSpan("fetch GET https://typed.example/?q=typed", {
      attributes: { "http.url": "https://typed.example", "next.span_type": "AppRender.fetch" },
    })
    .end();
  expect(sent().name).toBe("AppRender.fetch");
  expect(JSON.stringify(sent().attributes)).not.toContain("typed");
});

it("sends that there was an error and its kind, not its message, nor events and links", () => {
  const linked = { traceId: "1".repeat(32), spanId: "2".repeat(16), traceFlags: 1 };
  const span = provider.getTracer("amide").startSpan("consultant screen", {
    links: [{ context: linked, attributes: { text: "typed" } }],
  });
  span.recordException(new Error("typed"));
  span.addEvent("typed");
  span.setStatus({ code: SpanStatusCode.ERROR, message: "typed" });
  span.setAttribute("error.type", "Error");
  span.end();
  expect(sent()).toMatchObject({
    name: "consultant screen",
    status: { code: SpanStatusCode.ERROR },
    attributes: { "error.type": "Error" },
    events: [],
    links: [],
  });
  expect(sent().status.message).toBeUndefined();
});
