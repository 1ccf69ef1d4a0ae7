import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { beforeEach, describe, expect, it } from "vitest";
import * as mcp from "@/app/api/mcp/route";
import { mcpTools } from "@/lib/mcp/mcp-tools";
import { limits } from "@/lib/throttle/limits";
import { ask } from "@/tests/support/api";
import { setUpDatabase } from "@/tests/support/database";

const handle = setUpDatabase("sqlite");
let client: Client;

beforeEach(async () => {
  client = await connect();
});

/** The SDK's own client on the route's handlers. */
async function connect(headers: Record<string, string> = {}): Promise<Client> {
  const connected = new Client({ name: "test", version: "1" });
  const send = (url: string | URL, init?: RequestInit) => {
    const request = new Request(url, init);
    const handler = request.method === "POST" ? mcp.POST : mcp.GET;
    return handler(request, { params: Promise.resolve({}) });
  };
  const url = new URL("http://localhost/api/mcp");
  const transport = new StreamableHTTPClientTransport(url, {
    fetch: send,
    requestInit: { headers },
  });
  await connected.connect(transport);
  return connected;
}

async function call(name: string, args: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  const [first] = content as { type: string; text: string }[];
  return { text: first?.text ?? "", isError };
}

it("lists its tools, all of them read only, and says how to use them", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(mcpTools));
  expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint)).toEqual([]);
  expect(client.getInstructions()).toContain("not medical advice");
});

describe("the calls that the API's page shows", () => {
  const expected: Record<keyof typeof mcpTools, (string | RegExp)[]> = {
    search: [/^\d+ of \d+ peptides/, "Last changed on", "http://localhost:3000/peptides/"],
    get_peptide: [/^# BPC-157\n/, "## At a glance", "Checked on", "Last changed on"],
    list_peptides: ["Route in people: Oral", "[Semaglutide](http://localhost:3000/peptides/36)"],
    compare_peptides: [/^# Tirzepatide vs Semaglutide\n/, "What differs", "Checked on"],
    list_papers: [/^\d+ papers, the newest 3\.\n\n- /, "http://localhost:3000/research/"],
    ask: [/about one week/i, "[1]", "http://localhost:3000/peptides/36"],
  };

  it.each(Object.entries(mcpTools))("%s", async (name, { example }) => {
    const { text, isError } = await call(name, example);
    expect(isError, text).toBe(false);
    for (const part of expected[name as keyof typeof mcpTools]) expect(text).toMatch(part);
  });
});

it("says what a client can mend", async () => {
  expect(await call("get_peptide", { peptide: "Nothing" })).toEqual({
    isError: true,
    text: "The library has no peptide “Nothing”. Search for it first.",
  });
  expect((await call("list_peptides", { condition: "nothing" })).isError).toBe(true);
  expect((await call("list_peptides", { status: "nothing" })).isError).toBe(true);
  expect((await call("compare_peptides", { peptides: ["36", "Semaglutide"] })).isError).toBe(true);
});

it("declines a dose like the consultant of the site", async () => {
  const { text } = await call("ask", { question: "How much BPC-157 should I inject?" });
  expect(text).toMatch(/dose/i);
  expect(text).not.toMatch(/\d\s*(mg|mcg|µg)/);
});

it("is limited by the client's address, and asking more tightly", async () => {
  const { rateLimiterFlexible } = handle.db;
  const of = async (name: "search" | "chat", address: string) => {
    client = await connect({ "X-Forwarded-For": address });
    await call("ask", { question: "What is BPC-157?" });
    await rateLimiterFlexible.update({
      where: { key: `${name}:${address}` },
      data: { points: limits[name].points },
    });
    return call("ask", { question: "What is BPC-157?" });
  };
  expect(await of("chat", "203.0.113.8")).toEqual({ isError: true, text: limits.chat.message });
  await expect(of("search", "203.0.113.9")).rejects.toThrow(limits.search.message);
});

it("answers no other site's page, no list of messages, and only POST", async () => {
  const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const foreign = { headers: { "Sec-Fetch-Site": "cross-site" }, body: message };
  expect((await ask("POST", "/api/mcp", foreign)).status).toBe(403);
  expect((await ask("POST", "/api/mcp", { body: [message] })).status).toBe(422);
  expect((await ask("GET", "/api/mcp")).status).toBe(405);
  expect((await ask("POST", "/api/mcp", { body: message })).body.result.tools).toHaveLength(6);
  const { id: _, ...notice } = message;
  expect((await ask("POST", "/api/mcp", { body: notice })).status).toBe(202);
});
