import { type IncomingHttpHeaders, request } from "node:http";
import { gunzipSync } from "node:zlib";

const LONGEST_MS = 30_000;

export interface Answer {
  /** 0 without an answer; `text` then says why. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  ms: number;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON, or as a form if it is one. */
  body?: object | URLSearchParams;
  /** The visitor's own address, one of 127.0.0.0/8. */
  from?: string;
}

/** Asks on a connection of its own. Never rejects. */
export function ask(address: string, question: Question = {}): Promise<Answer> {
  const { method = "GET", headers = {}, body, from } = question;
  const beganAt = performance.now();
  const isForm = body instanceof URLSearchParams;
  const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
  return new Promise((resolve) => {
    const fail = (error: Error) =>
      resolve({ status: 0, headers: {}, text: error.message, ms: performance.now() - beganAt });
    const asked = request(
      address,
      {
        method,
        agent: false,
        headers: { ...(body && { "Content-Type": type }), ...headers },
        ...(from && { localAddress: from }),
        signal: AbortSignal.timeout(LONGEST_MS),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", fail);
        response.on("end", () => {
          const bytes = Buffer.concat(chunks);
          const isGzip = response.headers["content-encoding"] === "gzip" && bytes.length > 0;
          const text = (isGzip ? gunzipSync(bytes) : bytes).toString();
          const { statusCode: status = 0, headers: received } = response;
          resolve({ status, headers: received, text, ms: performance.now() - beganAt });
        });
      },
    );
    asked.on("error", fail);
    asked.end(isForm ? body.toString() : body && JSON.stringify(body));
  });
}
