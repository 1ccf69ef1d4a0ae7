import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "../ask";

/** What visitors were answered by nginx. */
export interface Load {
  pages: number;
  chats: number;
  times: number[];
  /** The slowest page so far, and when it was asked for. */
  slowest: { path: string; ms: number; at: Date };
  /** How often each other answer came. */
  wrong: Map<string, number>;
  /** Answers that say clearly that it does not work now: 503 with Retry-After. */
  refused: number;
  /** Questions that ended with their instance, which nginx does not ask of another. */
  cutOff: number;
  stop: () => Promise<void>;
}

const VISITORS = 6;
const CHATTING = 2;
const PAUSE_MS = 60;
const CHAT_PAUSE_MS = 1_500;

const pages = ["/", "/peptides", "/research", "/database", "/about", "/consultant", "/glossary"];
const questions = [
  "What is semaglutide approved for?",
  "Which peptides are studied for obesity?",
  "What are the side effects of BPC-157?",
  "Is tirzepatide prohibited in sport?",
];

/** Visitors who read and ask until they are stopped, each from an address of its own. */
export function startLoad(address: string): Load {
  let isStopped = false;
  const load: Load = {
    pages: 0,
    chats: 0,
    times: [],
    slowest: { path: "", ms: 0, at: new Date() },
    wrong: new Map(),
    refused: 0,
    cutOff: 0,
    stop,
  };
  const running = [
    ...Array.from({ length: VISITORS }, (_, visitor) => read(`127.0.3.${visitor + 1}`)),
    ...Array.from({ length: CHATTING }, () => chat()),
  ];
  return load;

  async function stop() {
    isStopped = true;
    await Promise.all(running);
  }

  function note(kind: string, { status, headers, text }: Awaited<ReturnType<typeof ask>>) {
    if (status === 503 && headers["retry-after"]) load.refused += 1;
    else if (kind === "chat" && status === 502) load.cutOff += 1;
    else if (status !== 200 && status !== 304) {
      const what = `${kind} ${status === 0 ? text : status}`;
      load.wrong.set(what, (load.wrong.get(what) ?? 0) + 1);
    }
  }

  async function read(from: string) {
    while (!isStopped) {
      const isPeptide = Math.random() < 0.7;
      const path = isPeptide ? `/peptides/${oneOf(96) + 1}` : (pages[oneOf(pages.length)] ?? "/");
      const encoding = Math.random() < 0.5 ? "gzip" : "identity";
      const answer = await ask(address + path, { from, headers: { "Accept-Encoding": encoding } });
      note("page", answer);
      load.pages += 1;
      load.times.push(answer.ms);
      if (answer.ms > load.slowest.ms) {
        load.slowest = { path, ms: answer.ms, at: new Date(Date.now() - answer.ms) };
      }
      await sleep(Math.random() * 2 * PAUSE_MS);
    }
  }

  /** Another address each time, as a visitor may ask 30 questions in ten minutes. */
  async function chat() {
    while (!isStopped) {
      const from = `127.0.${10 + oneOf(200)}.${1 + oneOf(250)}`;
      const body = { message: questions[oneOf(questions.length)] };
      note("chat", await ask(`${address}/api/chat`, { method: "POST", from, body }));
      load.chats += 1;
      await sleep(Math.random() * 2 * CHAT_PAUSE_MS);
    }
  }
}

function oneOf(count: number): number {
  return Math.floor(Math.random() * count);
}
