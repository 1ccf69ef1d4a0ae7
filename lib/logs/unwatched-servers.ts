import "server-only";
import type { Server } from "node:http";
import { processWide } from "@/lib/process-wide";

/** Servers of this process that are not the site: what watches or answers its requests passes them over. */
export function isUnwatched(server: Server): boolean {
  return unwatched().has(server);
}

export function markUnwatched(server: Server): void {
  unwatched().add(server);
}

function unwatched(): WeakSet<Server> {
  const servers = processWide<WeakSet<Server>>("unwatched-servers");
  servers.value ??= new WeakSet();
  return servers.value;
}
