import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { processWide } from "@/lib/process-wide";
import { warmUp, warmUpState } from "./warm-up";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  processWide("warm-up").value = undefined;
});

it("is over when everything is loaded, and loads once a process", async () => {
  const loaded: string[] = [];
  const load = async () => {
    expect(warmUpState()).toBe("running");
    loaded.push("search");
  };
  await Promise.all([warmUp({ search: load }), warmUp({ search: load })]);
  await warmUp({ search: load });
  expect(warmUpState()).toBe("over");
  expect(loaded).toEqual(["search"]);
});

it("is over after a failure too, which is logged, and loads the rest", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const consultant = vi.fn(async () => {});
  const search = async () => {
    throw new Error("no table");
  };
  await warmUp({ search, consultant });
  expect(warmUpState()).toBe("over");
  expect(consultant).toHaveBeenCalledOnce();
  expect(logged).toHaveBeenCalledWith("The warm-up of the search failed", new Error("no table"));
});

it("keeps no host out of service for longer than two minutes", async () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  void warmUp({ search: () => new Promise(() => {}) });
  await vi.advanceTimersByTimeAsync(119_000);
  expect(warmUpState()).toBe("running");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(warmUpState()).toBe("over");
  expect(logged).toHaveBeenCalledOnce();
});
