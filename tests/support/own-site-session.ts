import { randomUUID } from "node:crypto";
import type { OwnSite } from "./own-site";

/** Headers of a request that the administrator of a served site makes. */
export async function asAdministratorOf({ db }: OwnSite): Promise<Record<string, string>> {
  const id = randomUUID();
  const now = new Date().toISOString();
  db.prepare(
    `INSERT INTO AdminSession (id, userId, version, lastSeenAt, expiresAt, createdAt)
     SELECT ?, id, sessionVersion, ?, '2099-01-01T00:00:00.000+00:00', ? FROM User`,
  ).run(id, now, now);
  return { Authorization: `Bearer ${id}` };
}
