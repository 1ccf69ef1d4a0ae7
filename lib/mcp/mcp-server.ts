import "server-only";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { ApiError } from "@/lib/api/errors";
import { getDocument } from "@/lib/content/documents/document-queries";
import { answerOnce } from "@/lib/conversations/chat/answer-once";
import { question } from "@/lib/conversations/chat/chat-schema";
import { maskPersonalData, withoutMasks } from "@/lib/conversations/masking/personal-data";
import { env } from "@/lib/env";
import { filterQuery } from "@/lib/facts/filter/filter-query";
import { MAX_QUERY_LENGTH } from "@/lib/search/peptide-search";
import { absolute } from "@/lib/seo/structured-data/page-data";
import { consumePoints } from "@/lib/throttle/throttle";
import { comparisonText, listPeptidesText, papersText, peptideText } from "./library-answers";
import { mcpTools } from "./mcp-tools";

const words = z.string().trim().min(1).max(MAX_QUERY_LENGTH);
const name = words.describe("A peptide's name, brand name or id in this library");
const limit = z.number().int().min(1).max(50).default(20).describe("How many to list at most");

const instructions =
  "A reference on peptides, for education only and not medical advice. Facts carry the numbers of their sources, with the day on which each was read: cite them, with the page. Say whether a result is of people, animals or cells. Never give what stands under Dosage as a recommendation.";

/** The tools of the library, all read only. Asking the consultant counts against its own limit. */
export function createMcpServer(request: Request): McpServer {
  const server = new McpServer({ name: env.SITE_NAME, version: "1" }, { instructions });
  const config = <Shape extends z.ZodRawShape>(
    tool: keyof typeof mcpTools,
    inputSchema: Shape,
  ) => ({
    description: mcpTools[tool].description,
    inputSchema,
    annotations: { readOnlyHint: true, openWorldHint: false },
  });
  server.registerTool("search", config("search", { query: words, limit }), (asked) =>
    toResult(() => listPeptidesText({ query: asked.query }, asked.limit)),
  );
  server.registerTool("get_peptide", config("get_peptide", { peptide: name }), ({ peptide }) =>
    toResult(() => peptideText(peptide)),
  );
  server.registerTool(
    "list_peptides",
    config("list_peptides", { ...filterQuery, limit }),
    ({ limit: most, ...filter }) =>
      toResult(() => listPeptidesText(filter as Record<string, string | undefined>, most)),
  );
  server.registerTool(
    "compare_peptides",
    config("compare_peptides", { peptides: z.array(name).min(2).max(4) }),
    ({ peptides }) => toResult(() => comparisonText(peptides)),
  );
  server.registerTool(
    "list_papers",
    config("list_papers", { peptide: name.optional(), query: words.optional(), limit }),
    ({ limit: most, ...asked }) => toResult(() => papersText(asked, most)),
  );
  server.registerTool("ask", config("ask", { question }), (asked, { signal }) =>
    toResult(async () => {
      await consumePoints("chat", request);
      return askText(asked.question, signal);
    }),
  );
  return server;
}

/** The consultant's answer with its sources. The question is not stored. */
async function askText(asked: string, signal: AbortSignal): Promise<string> {
  const settings = await getDocument("ai-settings");
  const masked = withoutMasks(maskPersonalData(asked));
  const { message, citations } = await answerOnce(masked, settings, signal);
  const sources = citations.map(
    ({ title, href }, at) => `[${at + 1}] ${title}: ${new URL(href, absolute("/"))}`,
  );
  return [message, sources.join("\n")].filter(Boolean).join("\n\n");
}

/** Reports failures that a client can act on; logs all others. */
async function toResult(answer: () => Promise<string>): Promise<CallToolResult> {
  try {
    return { content: [{ type: "text", text: await answer() }] };
  } catch (error) {
    if (!(error instanceof ApiError)) console.error("A tool failed", error);
    const text = error instanceof ApiError ? error.message : "Something went wrong. Try again.";
    return { isError: true, content: [{ type: "text", text }] };
  }
}
