import { expect, it, vi } from "vitest";
import { processWide } from "./process-wide";

it("holds one value per name, whichever copy of the module asks", async () => {
  processWide<string>("test-one").value = "a";
  vi.resetModules();
  const copy = await import("./process-wide");
  expect(copy.processWide).not.toBe(processWide);
  expect(copy.processWide<string>("test-one").value).toBe("a");
  expect(copy.processWide<string>("test-two").value).toBeUndefined();
});
