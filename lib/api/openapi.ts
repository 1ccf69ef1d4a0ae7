import type { Method } from "./methods";
import type { RouteHandler } from "./route";

type Handler = (request: Request, context: Parameters<RouteHandler>[1]) => Promise<Response>;

/** The exports of route files by their addresses. */
export type ApiRoutes = Record<string, Partial<Record<Method | "OPTIONS", Handler | RouteHandler>>>;
