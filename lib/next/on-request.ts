import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** A request that an HTTP server of this process begins to answer. */
export interface StartedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
  socket: Socket;
}

/** Calls `listener` with each request from now on, before the server answers it. Returns what ends that. */
export function onRequest(listener: (started: StartedRequest) => void): () => void {
  const listen = (message: unknown) => listener(message as StartedRequest);
  subscribe("http.server.request.start", listen);
  return () => {
    unsubscribe("http.server.request.start", listen);
  };
}
