import "server-only";

/** Prisma's codes: not reachable, no answer, closed, no connection or transaction in time. */
const AWAY_CODES = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2028"]);
const AWAY_KINDS = new Set([
  "ConnectionClosed",
  "DatabaseNotReachable",
  "SocketTimeout",
  "TooManyConnections",
]);
/** PostgreSQL's codes: connection failed, too many connections, shutting down or starting, read-only. */
const AWAY_STATES = /^(?:08|53300|57P0[123]|25006)/;
/** Of the errors of `pg` that have no code. */
const AWAY_MESSAGES =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether a query failed because the database is away, hangs or is too busy, not because of what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, meta } = error as Error & { code?: unknown; meta?: Record<string, unknown> };
  if (typeof code === "string" && AWAY_CODES.has(code)) return true;
  const { kind, originalCode } = causeOf(meta?.driverAdapterError);
  if (typeof kind === "string" && AWAY_KINDS.has(kind)) return true;
  if (typeof originalCode === "string") return AWAY_STATES.test(originalCode);
  return AWAY_MESSAGES.test(error.message);
}

function causeOf(error: unknown): { kind?: unknown; originalCode?: unknown } {
  return (error instanceof Error ? (error.cause as object | undefined) : undefined) ?? {};
}
