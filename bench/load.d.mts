import type { Agent, IncomingHttpHeaders } from "node:http";

export interface Load {
  urls: string[];
  headers?: Record<string, string>;
  bodies?: object[];
  roundMs: number;
  connections?: number;
  fromAnywhere?: boolean;
}

export function runLoad(load: Load): Promise<{ count: number; bytes: number; times: number[] }>;

export function read(
  url: string,
  headers?: Record<string, string>,
  options?: { agent?: Agent; body?: object; method?: string },
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>;

export function anyAddress(): string;
