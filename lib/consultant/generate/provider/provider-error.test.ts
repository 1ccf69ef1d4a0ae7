import { expect, it } from "vitest";
import { ProviderError } from "./provider-error";

const KEY = "sk-proj-0123456789abcdef";

it("names the class and the status of its cause, and repeats nothing that a provider wrote", () => {
  const cause = Object.assign(new Error(`Incorrect API key provided: ${KEY}`), {
    name: "AI_APICallError",
    statusCode: 401,
    responseBody: KEY,
  });
  const error = new ProviderError("It failed", cause);
  expect(error.message).toBe("It failed: AI_APICallError: 401");
  expect(error.isRefusal).toBe(true);
  expect([error.stack, JSON.stringify(error), error.cause].join()).not.toContain(KEY);
});

it.each([
  ["a text in the place of a name", { name: `Key ${KEY}` }, "It failed"],
  ["a text in the place of a status", { statusCode: `401 ${KEY}` }, "It failed"],
  ["a network's error", new TypeError("fetch failed"), "It failed: TypeError"],
  ["nothing", undefined, "It failed"],
])("passes over %s", (_, cause, message) => {
  const error = new ProviderError("It failed", cause);
  expect(error.message).toBe(message);
  expect(error.isRefusal).toBe(false);
});
