// Asks for pages as often as they are answered. The load comes from a worker thread, so that it does not
// slow down what measures; run as a worker, this file is that thread.
import { once } from "node:events";
import { Agent, request } from "node:http";
import { parentPort, Worker, workerData } from "node:worker_threads";

const CONNECTIONS = 8;

if (workerData?.isLoad) parentPort.postMessage(await load(workerData));

/** Runs a load; resolves to the answers counted, the bytes of the last one, and the ms of each. */
export async function runLoad(loadOptions) {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { ...loadOptions, isLoad: true },
  });
  const [result] = await once(worker, "message");
  return result;
}

/**
 * Asks on some connections at once until the round is over, for each address in turn. With `bodies` it
 * posts them in turn; with `fromAnywhere` each question comes from another address, by the proxy's header.
 */
async function load({
  urls,
  headers = {},
  bodies = [],
  roundMs,
  connections = CONNECTIONS,
  fromAnywhere = false,
}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + roundMs;
  const times = [];
  let asked = 0;
  let bytes = 0;
  const readers = Array.from({ length: connections }, async () => {
    while (performance.now() < end) {
      const at = asked;
      asked += 1;
      const from = fromAnywhere ? { "x-forwarded-for": anyAddress() } : {};
      const url = urls[at % urls.length];
      const body = bodies.length > 0 ? bodies[at % bodies.length] : undefined;
      const beganAt = performance.now();
      const answer = await read(url, { ...headers, ...from }, { agent, body });
      times.push(performance.now() - beganAt);
      if (answer.status !== 200 && answer.status !== 304) {
        throw new Error(`${url} answered ${answer.status}`);
      }
      bytes = answer.body.length;
    }
  });
  await Promise.all(readers);
  agent.destroy();
  return { count: times.length, bytes, times };
}

export async function read(url, headers = {}, { agent, body, method } = {}) {
  const type = body ? { "content-type": "application/json" } : {};
  const asked = request(url, {
    method: method ?? (body ? "POST" : "GET"),
    headers: { ...type, ...headers },
    agent,
  });
  asked.end(body && JSON.stringify(body));
  const [response] = await once(asked, "response");
  const chunks = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

/** For limits, which are for each visitor. */
export function anyAddress() {
  const part = () => 1 + Math.floor(Math.random() * 250);
  return `10.${part()}.${part()}.${part()}`;
}
