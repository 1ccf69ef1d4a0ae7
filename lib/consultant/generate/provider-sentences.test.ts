import { afterEach, describe, expect, it, vi } from "vitest";
import type { LanguageModel } from "../types";
import { readSentences } from "./provider-sentences";

const prompt = { system: "", messages: [] };

afterEach(() => vi.restoreAllMocks());

describe("readSentences", () => {
  it("says each sentence as soon as the next begins, and what they cost", async () => {
    const said = read(
      modelOf(async function* () {
        yield { text: "One. Tw" };
        yield { text: "o [1].\n\nThree." };
        yield { usage: { inputTokens: 1, outputTokens: 2 } };
      }),
    );
    const heard = [];
    for await (const part of said) heard.push(part);
    expect(heard).toEqual([
      { text: "One.", marks: [], begins: "paragraph" },
      { text: "Two.", marks: [1], begins: "sentence" },
      { usage: { inputTokens: 1, outputTokens: 2 } },
      { text: "Three.", marks: [], begins: "paragraph" },
    ]);
  });

  it("does not wait for a provider that does not listen when it is stopped", async () => {
    const stopping = new AbortController();
    const said = read(
      modelOf(async function* () {
        yield { text: "One. Two" };
        await new Promise(() => {});
      }),
      stopping.signal,
    );
    expect(await said.next()).toMatchObject({ value: { text: "One." } });
    const next = said.next();
    stopping.abort(new Error("stopped"));
    await expect(next).rejects.toThrow("stopped");
  });

  it("ends the provider's signal when nobody reads on", async () => {
    let signal: AbortSignal | undefined;
    const said = read({
      name: "test",
      async *stream(_, given) {
        signal = given;
        yield { text: "One. Two. " };
        yield { text: "Three." };
      },
    });
    await said.next();
    await said.return(undefined);
    expect(signal?.aborted).toBe(true);
  });

  it("reports a provider that fails as it is ended, unless it was the end that failed it", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    for (const fail of [
      (signal: AbortSignal) => signal.reason,
      () => new Error("the connection would not close"),
    ]) {
      const said = read({
        name: "test",
        async *stream(_, signal) {
          try {
            yield { text: "One. Two. " };
          } finally {
            await Promise.reject(fail(signal));
          }
        },
      });
      await said.next();
      await said.return(undefined);
      await new Promise(setImmediate);
    }
    expect(logged.mock.calls).toEqual([
      ["A provider did not end in order", new Error("the connection would not close")],
    ]);
  });

  it("throws what the provider throws", async () => {
    const said = read(
      modelOf(async function* () {
        yield { text: "One" };
        throw new Error("broken");
      }),
    );
    await expect(said.next()).rejects.toThrow("broken");
  });
});

type Said = ReturnType<LanguageModel["stream"]>;

function modelOf(stream: () => Said): LanguageModel {
  return { name: "test", stream };
}

function read(model: LanguageModel, signal = new AbortController().signal) {
  return readSentences(model, prompt, signal);
}
