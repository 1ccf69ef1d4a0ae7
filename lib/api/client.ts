// Runs in the browser.
import { parseJsonObject } from "./json-object";

export interface RequestOptions {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  /** The ETag of what a save was made from: 409 where the stored one is another. */
  ifMatch?: string | null;
  signal?: AbortSignal | undefined;
  /** Nobody asked for it: where the session has ended it fails, and no login opens. */
  isQuiet?: boolean;
  /** Answers null instead of failing where the session has ended. */
  nullOn401?: boolean;
}

export interface Answer<Data> {
  data: Data;
  /** What a save of this may send as `ifMatch`. */
  etag: string | null;
}

/**
 * An answer that was not ok. Its message is the server's own, or else the status, a colon, a space and
 * the body's text. The markup of a proxy's page stands nowhere; there the status's name does.
 */
export class RequestError extends Error {
  override name = "RequestError";
  readonly status: number;
  /** The server's own message; null where something else answered, such as a proxy. */
  readonly said: string | null;
  /** The message without the status. */
  readonly reason: string;
  /** What is wrong with each field, by its path. */
  readonly fields: Record<string, string[]>;
  /** The row as it is now, where a save was made from an older one. */
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

/** Nothing answered: there is no connection, or no server at its end. */
export class NoConnectionError extends Error {
  override name = "NoConnectionError";

  constructor(cause: unknown) {
    super("There is no connection.", { cause });
  }
}

/**
 * The one way in which the dashboard asks its server. Throws `RequestError` where the answer is not
 * ok, `NoConnectionError` where there is none, and anything else as it is. Where the session has
 * ended, whoever registered with `onUnauthenticated` may log in again; then the request is sent once
 * more.
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

/** Registers what logs in again, answering true once that is done; answers how to take it back. */
export function onUnauthenticated(logIn: () => Promise<boolean>): () => void {
  handler = logIn;
  return () => {
    if (handler === logIn) handler = undefined;
  };
}

/** Requests that fail at once share one login. */
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

/** What the network fails with is a TypeError, in words of each browser's own. */
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
