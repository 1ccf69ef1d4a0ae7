// Runs in the browser.
import { parseJsonObject } from "./json-object";

export interface RequestOptions {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  /** The ETag that a save is based on; the server answers 409 if the row has changed since. */
  ifMatch?: string | null;
  signal?: AbortSignal | undefined;
  /** A background request: fails without opening the login if the session has ended. */
  isQuiet?: boolean;
  /** Returns null instead of failing if the session has ended. */
  nullOn401?: boolean;
}

export interface Answer<Data> {
  data: Data;
  /** The version to send as `ifMatch` when saving. */
  etag: string | null;
}

/**
 * A response that is not ok. Its message is the server's own, or else the status, a colon, a space and
 * the text of the body. The HTML page of a proxy is replaced by the status text.
 */
export class RequestError extends Error {
  override name = "RequestError";
  readonly status: number;
  /** The server's own message; null if something else answered, such as a proxy. */
  readonly said: string | null;
  /** The message without the status. */
  readonly reason: string;
  /** Problems by field path. */
  readonly fields: Record<string, string[]>;
  /** The current row, if a save was based on an older one. */
  readonly current: unknown;

  constructor(status: number, text: string, statusText: string) {
    const body = parseJsonObject(text);
    const said = typeof body.message === "string" ? body.message : null;
    const other = (/^\s*</.test(text) ? "" : text) || statusText || "The portal did not answer.";
    super(said ?? `${status}: ${other}`);
    this.status = status;
    this.said = said;
    this.reason = said ?? other;
    this.fields = (body.fields ?? {}) as Record<string, string[]>;
    this.current = body.current;
  }
}

/** No response: there is no connection, or the server is down. */
export class NoConnectionError extends Error {
  override name = "NoConnectionError";

  constructor(cause: unknown) {
    super("There is no connection.", { cause });
  }
}

/**
 * Sends a request of the dashboard to the API. If the session has ended, the handler registered with
 * `onUnauthenticated` may log in again, and the request is repeated once.
 * Throws `RequestError` if the response is not ok, and `NoConnectionError` if there is none.
 */
export async function request<Data = unknown>(
  path: string,
  options: RequestOptions = {},
): Promise<Answer<Data>> {
  let response = await send(path, options);
  if (response.status === 401 && !options.isQuiet && (await logInAgain()))
    response = await send(path, options);
  const text = await connected(response.text(), options);
  if (response.status === 401 && options.nullOn401) return { data: null as Data, etag: null };
  if (!response.ok) throw new RequestError(response.status, text, response.statusText);
  return {
    data: (text === "" ? undefined : JSON.parse(text)) as Data,
    etag: response.headers.get("etag"),
  };
}

let handler: (() => Promise<boolean>) | undefined;
let running: Promise<boolean> | undefined;

/** Registers a handler that logs in again and resolves to whether it did; returns how to unregister it. */
export function onUnauthenticated(logIn: () => Promise<boolean>): () => void {
  handler = logIn;
  return () => {
    if (handler === logIn) handler = undefined;
  };
}

/** Requests that fail concurrently share one login. */
function logInAgain(): Promise<boolean> {
  running ??= (handler?.() ?? Promise.resolve(false)).finally(() => {
    running = undefined;
  });
  return running;
}

function send(path: string, options: RequestOptions): Promise<Response> {
  const { method = "GET", body, ifMatch, signal } = options;
  const init = {
    method,
    credentials: "include",
    headers: {
      Accept: "application/json",
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(ifMatch && { "If-Match": ifMatch }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  } satisfies RequestInit;
  return connected(fetch(path, init), options);
}

/** `fetch` rejects with a TypeError on network failure, with a message that differs by browser. */
async function connected<Result>(
  result: Promise<Result>,
  { signal }: RequestOptions,
): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    throw signal?.aborted ? error : new NoConnectionError(error);
  }
}
