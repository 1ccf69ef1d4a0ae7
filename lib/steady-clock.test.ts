import { afterEach, expect, it, vi } from "vitest";
import { steadyNow } from "./steady-clock";

afterEach(() => {
  vi.useRealTimers();
});

it("goes on where the system's clock is set back", () => {
  const before = steadyNow();
  vi.useFakeTimers({ now: before - 86_400_000, toFake: ["Date"] });
  expect(Date.now()).toBeLessThan(before);
  expect(steadyNow()).toBeGreaterThanOrEqual(before);
});
