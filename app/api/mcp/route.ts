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
      body: z.looseObject({ jsonrpc: z.literal("2.0") }).meta({ id: "McpMessage" }),
      answer: z.looseObject({ jsonrpc: z.literal("2.0") }),
    },
    async ({ request, body }) => {
      const server = createMcpServer(request);
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      await server.connect(transport);
      try {
        return await transport.handleRequest(request, { parsedBody: body });
      } finally {
        await server.close();
      }
    },
  ),
});
