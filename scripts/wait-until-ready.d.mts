import type { ChildProcess } from "node:child_process";

export function waitUntilReady(
  address: string,
  options?: { server?: ChildProcess; withinMs?: number; longestAnswerMs?: number },
): Promise<void>;
