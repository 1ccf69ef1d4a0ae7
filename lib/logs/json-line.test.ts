import { describe, expect, it } from "vitest";
import { toJsonLine } from "./json-line";

const read = (...logged: unknown[]) => JSON.parse(toJsonLine("error", logged));

describe("toJsonLine", () => {
  it("is one line with time, level, message, request and error", () => {
    const now = new Date("2026-11-23T18:00:00Z");
    const error = Object.assign(new TypeError("Two\nlines"), { code: "P2021" });
    const line = toJsonLine("error", ["The check\nstopped", error], { requestId: "12345678", now });
    expect(line).not.toContain("\n");
    expect(JSON.parse(line)).toMatchObject({
      time: "2026-11-23T18:00:00.000Z",
      level: "error",
      message: "The check\nstopped",
      requestId: "12345678",
      error: { name: "TypeError", code: "P2021", message: "lines" },
    });
    expect(JSON.parse(line).error.stack[0]).toMatch(/^at .*json-line\.test\.ts:\d+/);
  });

  it("takes an error's message where there is no text", () => {
    expect(read(new Error("The disk is full")).message).toBe("The disk is full");
  });

  it("drops colours", () => {
    expect(read("\u001B[31m⨯\u001B[39m failed").message).toBe("⨯ failed");
  });

  it.each([
    ["a body, as JSON.parse quotes it", parseError("my name is Ada Lovelace")],
    ["a mail address", new Error("No mail to Ada.Lovelace@example.org")],
    ["a query", new Error("GET https://amide.example/search?query=Lovelace failed")],
    ["the credentials of an address", new Error("postgresql://amide:Lovelace@db/amide is away")],
    ["a property", Object.assign(new Error("400"), { body: "Lovelace" })],
    ["an object", { message: "Lovelace" }],
    ["a cause", new Error("failed", { cause: new Error('said "Lovelace"') })],
    ["a value that Prisma repeats", new Error('create({ name: "Lovelace" })\n\nUnique constraint')],
    ["a stack's first lines", new Error('"Lovelace\nLovelace" is no name')],
    ["an address of the network", new Error("connect ECONNREFUSED 203.0.113.7:5432")],
    ["the same of IPv6", new Error("connect ECONNREFUSED 2001:db8::7:443")],
    ["a key", new Error("Incorrect key sk-Lovelace-1234")],
  ])("leaves out %s", (_, logged) => {
    const line = toJsonLine("error", ["It failed", logged]);
    expect(line).toContain("It failed");
    expect(line).not.toMatch(/lovelace|203\.0\.113\.7|2001:db8/i);
  });

  it("keeps what helps", () => {
    const { error } = read(
      "It failed",
      new Error("Unique constraint failed on the (`email`) at 12:30"),
    );
    expect(error.message).toBe("Unique constraint failed on the (`email`) at 12:30");
  });
});

function parseError(body: string): Error {
  try {
    return JSON.parse(body);
  } catch (error) {
    return error as Error;
  }
}
