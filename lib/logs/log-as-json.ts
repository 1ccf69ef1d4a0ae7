import "server-only";
import { currentRequest } from "@/lib/next/current-request";
import { type Level, toJsonLine } from "./json-line";
import type { Answered } from "./watch-answers";

const LEVELS = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;

/**
 * Turns everything that is logged in this process from now on into one line of JSON each: by replacing
 * the methods of `console`, so that what Next and packages log is no exception.
 */
export function logAsJson(): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (...logged: unknown[]) =>
      write(level, toJsonLine(level, logged, { requestId: currentRequest()?.id }));
  }
}

/** One line for each answer. No address, no query and nothing of the body is known here. */
export function logAnswer({ milliseconds, ...answered }: Answered): void {
  const level = answered.status >= 500 ? "error" : "info";
  const time = new Date().toISOString();
  const durationMs = Math.round(milliseconds * 10) / 10;
  write(level, JSON.stringify({ time, level, message: "answered", ...answered, durationMs }));
}

function write(level: Level, line: string): void {
  const stream = level === "warn" || level === "error" ? process.stderr : process.stdout;
  stream.write(`${line}\n`);
}
