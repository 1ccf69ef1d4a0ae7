import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A span as it came over the wire. */
export interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  milliseconds: number;
  attributes: Record<string, unknown>;
  resource: Record<string, unknown>;
}

interface WireAttribute {
  key: string;
  value: Record<string, unknown>;
}

interface WireSpan extends Pick<SentSpan, "name" | "parentSpanId" | "spanId" | "traceId"> {
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: WireAttribute[];
}

interface WireRequest {
  resourceSpans: {
    resource: { attributes: WireAttribute[] };
    scopeSpans: { spans: WireSpan[] }[];
  }[];
}

/** A collector of traces that takes OTLP as JSON over HTTP, and refuses anything else. */
export async function startCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const isTraces = request.method === "POST" && request.url === "/v1/traces";
    if (isTraces && request.headers["content-type"] === "application/json") bodies.push(body);
    response.writeHead(isTraces ? 200 : 404, { "Content-Type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything that was sent, as it came. */
    bodies,
    spans: () => bodies.flatMap(readSpans),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function readSpans(body: string): SentSpan[] {
  const { resourceSpans } = JSON.parse(body) as WireRequest;
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ startTimeUnixNano, endTimeUnixNano, attributes, ...span }) => ({
        ...span,
        milliseconds: Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6,
        attributes: readAttributes(attributes),
        resource: readAttributes(resource.attributes),
      })),
    ),
  );
}

function readAttributes(attributes: WireAttribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
