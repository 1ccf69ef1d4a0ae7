import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { createMcpServer } from "@/lib/mcp/mcp-server";

/** The Model Context Protocol over Streamable HTTP, without sessions: each message stands by itself. */
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  POST: route(
    {
      access: "public",
      summary:
        "Answers a message of the Model Context Protocol (Streamable HTTP), by which AI clients read the library",
      limit: "search",
      body: z
        .object({
          jsonrpc: z.literal("2.0"),
          method: z.string(),
          id: z.union([z.string(), z.int()]).optional(),
          params: z.looseObject({}).optional(),
        })
        .meta({ id: "McpMessage" }),
      answer: z.looseObject({ jsonrpc: z.literal("2.0") }),
      mayOnlyAccept: true,
    },
    async ({ request, body }) => {
      const server = createMcpServer(request);
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      await server.connect(transport);
      try {
        return await transport.handleRequest(acceptingBoth(request), { parsedBody: body });
      } finally {
        await server.close();
      }
    },
  ),
});

/** A client need not say that it can read event streams, as none is sent. */
function acceptingBoth({ url, method, headers }: Request): Request {
  const own = new Headers(headers);
  own.set("Accept", "application/json, text/event-stream");
  return new Request(url, { method, headers: own });
}
