import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { quote, startOpenAiServer } from "../support/openai-server";
import { serveBuild } from "../support/serve-build";

/** Asks for an answer as a stream; tells when it has begun and what of it came. */
function ask(address: string, agent: Agent) {
  const asked = request(`${address}/api/chat`, {
    method: "POST",
    agent,
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
  });
  let text = "";
  const begun = new Promise<void>((resolve, reject) => {
    asked.on("error", reject);
    asked.on("response", (response) => {
      response.on("data", (chunk) => {
        text += chunk;
        resolve();
      });
    });
  });
  const ended = new Promise<{ text: string; isWhole: boolean }>((resolve) => {
    asked.on("response", (response) => {
      response.on("error", () => {});
      response.on("close", () => resolve({ text, isWhole: response.complete }));
    });
  });
  asked.end(JSON.stringify({ message: "What is semaglutide approved for?" }));
  return { begun, ended };
}

test("a server that is told to stop finishes its streams, cuts off what hangs, and ends", async () => {
  const model = await startOpenAiServer();
  const folder = mkdtempSync(path.join(tmpdir(), "amide-shut-down-"));
  const port = Number(process.env.TEST_PORT ?? 3210) + 100 + test.info().parallelIndex;
  const env = {
    DATABASE_URL: `file:${folder}/amide.db`,
    OPENAI_API_KEY: "a key for tests",
    OPENAI_BASE_URL: model.baseURL,
  };
  const { address, stop } = await serveBuild({ port, env });
  const agent = new Agent({ keepAlive: true });
  try {
    model.behave({ kind: "answer", words: quote(3), betweenMs: 1_000 });
    const slow = ask(address, agent);
    await slow.begun;
    await expect.poll(() => model.requests.length).toBe(1);
    model.behave({ kind: "hang", words: quote(1) });
    const hanging = ask(address, agent);
    await hanging.begun;
    await expect.poll(() => model.requests.length).toBe(2);

    const toldAt = Date.now();
    const stopping = stop();
    const finished = await slow.ended;
    expect(finished.isWhole).toBe(true);
    expect(finished.text).toContain('"type":"finish"');
    await expect(fetch(`${address}/api/health`)).rejects.toThrow();
    expect((await hanging.ended).isWhole).toBe(false);
    // As of a process that SIGTERM ended.
    expect(await stopping).toBe(143);
    // It exits after 9.5 s. The rest is for a busy machine, whose timers are late.
    expect(Date.now() - toldAt).toBeLessThan(60_000);
  } finally {
    await stop();
    agent.destroy();
    await model.close();
    rmSync(folder, { recursive: true });
  }
});
