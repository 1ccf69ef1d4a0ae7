import { ask } from "../evals/consultant/ask";
import { cases } from "../evals/consultant/cases";
import { readSeededLibrary } from "../evals/consultant/seeded-library";
import { describeTimes, p95 } from "./search/percentiles";

const VISITORS = 16;
const LIMIT_MS = 150;

/** Time to a complete answer from the library, with 16 concurrent visitors. */
const started = performance.now();
const library = await readSeededLibrary();
console.log(`library ready in ${((performance.now() - started) / 1000).toFixed(1)} s`);
const questions = cases.answerable.tuning;
for (const { ask: message, after } of questions.slice(0, 40))
  await ask(library, message, { after });

const times: number[] = [];
await Promise.all(
  Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let at = visitor; at < questions.length * 3; at += VISITORS) {
      const { ask: message, after } = questions[at % questions.length] ?? { ask: "" };
      const from = performance.now();
      // Requests are queued on the event loop too.
      await new Promise((resolve) => setImmediate(resolve));
      await ask(library, message, { after });
      times.push(performance.now() - from);
    }
  }),
);
console.log(`${VISITORS} visitors at once: ${describeTimes(times)} (limit ${LIMIT_MS} ms)`);
if (p95(times) > LIMIT_MS) process.exitCode = 1;
