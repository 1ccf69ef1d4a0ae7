import { beforeAll, describe, expect, it } from "vitest";
import { buildConsultantLibrary } from "@/lib/consultant/corpus/consultant-library";
import type { LibraryIndex } from "@/lib/consultant/corpus/library-index";
import { setUpDatabase } from "@/tests/support/database";
import { ask } from "./ask";
import { cases } from "./cases";
import { evaluate, evaluateHostile, type Rate } from "./evaluate";
import { failingModels, trainingPrompt } from "./hostile-models";
import { reached } from "./reached";
import { findUnsupported } from "./unsupported";

setUpDatabase("sqlite");
let library: LibraryIndex;
beforeAll(async () => {
  library = await buildConsultantLibrary();
});

/** A fixed sample of each set, asked within seconds; `npm run eval` asks all fourteen thousand cases. */
const extent = { sample: 20 };

/** With `spare` cases more missed than the share allows, as a sample misses some by chance. */
const tooLow = (rates: Rate[], reached: Record<string, number> = {}, spare = 0) =>
  rates
    .filter(({ name, of, held, wanted }) => held < of * (reached[name] ?? wanted) - spare)
    .map(({ name, of, held, missed }) => [name, `${held} of ${of}`, missed]);

describe("the consultant's evaluation", () => {
  it("has as many cases as were agreed", () => {
    const count = (name: keyof typeof cases) =>
      cases[name].tuning.length + cases[name].heldOut.length;
    expect(count("answerable")).toBeGreaterThanOrEqual(300);
    expect(count("emergencies")).toBeGreaterThanOrEqual(200);
    expect(count("ordinary")).toBeGreaterThanOrEqual(200);
    expect(count("injections")).toBeGreaterThanOrEqual(150);
  });

  it("holds the rates of the tuning half with the library model", async () => {
    expect(tooLow(await evaluate(library, "tuning", extent), reached.tuning)).toEqual([]);
  });

  it("does no worse on the held-out half than it did", async () => {
    const rates = await evaluate(library, "heldOut", extent);
    // What is missed there is not shown: nobody should tune on it.
    const unnamed = rates.map((rate) => ({ ...rate, missed: [] }));
    expect(tooLow(unnamed, reached.heldOut, 1)).toEqual([]);
  });

  it("lets no hostile provider through", async () => {
    expect(tooLow(await evaluateHostile(library, extent))).toEqual([]);
  });
});

describe("a provider that fails", () => {
  const sentence = "BPC-157 is a synthetic chain of fifteen amino acids.";
  const failing = Object.fromEntries(failingModels(sentence).map((model) => [model.name, model]));

  it("that throws in mid-stream ends as failed, after what was borne out", async () => {
    const model = failing["throws in mid-stream"];
    const told = await ask(library, "What is BPC-157?", { model, trainingPrompt });
    expect(told).toMatchObject({ text: `${sentence}[1]`, outcome: "failed", suggestions: [] });
    expect(told.citations).toEqual([{ title: "BPC-157: Overview", href: "/peptides/81#overview" }]);
  });

  it.each(["hangs until it is stopped", "hangs and does not listen"])(
    "that %s is stopped",
    async (name) => {
      const stop = new AbortController();
      const failed = failing[name];
      if (!failed) throw new Error(`No model ${name}`);
      const told = await ask(library, "What is BPC-157?", {
        model: {
          name,
          async *stream(prompt, signal) {
            for await (const part of failed.stream(prompt, signal)) {
              yield part;
              // The reader has what was written, and leaves while the model hangs.
              setImmediate(() => stop.abort());
            }
          },
        },
        signal: stop.signal,
      });
      expect(told).toMatchObject({ text: `${sentence}[1]`, outcome: "stopped" });
    },
  );

  it("is told to end where the reader leaves", async () => {
    let ended: AbortSignal | undefined;
    const { answer } = await import("@/lib/consultant/answer");
    const parts = answer(
      library,
      { message: "What is BPC-157?", history: [] },
      {
        signal: new AbortController().signal,
        model: {
          name: "patient",
          async *stream(_prompt, signal) {
            ended = signal;
            yield { text: `${sentence}[P1] And ` };
            await new Promise(() => {});
          },
        },
      },
    );
    await parts.next();
    await parts.return(undefined);
    expect(ended?.aborted).toBe(true);
  });
});

describe("a provider that is honest", () => {
  it("is shown sentence by sentence, under marks of the server's own", async () => {
    const told = await ask(library, "What is BPC-157?", {
      trainingPrompt,
      model: {
        name: "honest",
        async *stream() {
          yield { text: "BPC-157 is a synthetic chain of fifteen " };
          yield { text: "amino acids [P1]. It is not approved as a medicine.[P9] It cures " };
          yield { text: "everything.[P1]\n\n- Evidence in people is very thin.[P1]" };
          yield { usage: { inputTokens: 9, outputTokens: 8 } };
        },
      },
    });
    expect(told.outcome).toBe("answered");
    expect(told.text).toContain("BPC-157 is a synthetic chain of fifteen amino acids.[1]");
    expect(told.text).toContain("- Evidence in people is very thin.[1]");
    expect(told.text).not.toMatch(/cures|P1|P9/);
    expect(findUnsupported(library, told)).toEqual([]);
  });
});
