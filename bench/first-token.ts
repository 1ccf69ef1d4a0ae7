import { describeTimes, p95 } from "@/bench/search/percentiles";
import { quote, startOpenAiServer } from "@/tests/support/openai-server";
import { serveBuild } from "@/tests/support/serve-build";

/** The maximum latency that the portal adds to the provider's first token. */
const LIMIT_MS = 300;
/** Stays below the rate limit of one address. */
const QUESTIONS = 25;
const PROVIDER_WAITS_MS = 200;
const port = Number(process.env.PORT ?? 3390);

const provider = await startOpenAiServer();
const saidAt: number[] = [];
provider.behave({
  kind: "answer",
  firstMs: PROVIDER_WAITS_MS,
  words: (request) => {
    saidAt.push(performance.now());
    return quote(2)(request);
  },
});
const site = await serveBuild({
  port,
  env: { OPENAI_API_KEY: "key", OPENAI_BASE_URL: provider.baseURL, OPENAI_MODEL: "fake" },
});
try {
  const over: number[] = [];
  await firstWords(); // Warm-up.
  for (let index = 0; index < QUESTIONS; index++) {
    const heardAt = await firstWords();
    over.push(heardAt - (saidAt.at(-1) ?? Number.NaN));
  }
  console.log(`first words over the provider's own: ${describeTimes(over)} (limit ${LIMIT_MS} ms)`);
  if (!(p95(over) <= LIMIT_MS)) process.exitCode = 1;
} finally {
  await site.stop();
  await provider.close();
}

/** Asks a question as a new visitor; resolves to when the first words arrived. */
async function firstWords(): Promise<number> {
  const response = await fetch(`${site.address}/api/chat`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify({ message: "What is BPC-157?" }),
  });
  if (!response.ok || !response.body)
    throw new Error(`${response.status}: ${await response.text()}`);
  const decoder = new TextDecoder();
  let text = "";
  let at: number | undefined;
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.includes('"text-delta"')) at ??= performance.now();
  }
  if (at === undefined) throw new Error("The answer had no words");
  return at;
}
