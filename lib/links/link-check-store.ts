import "server-only";
import { type DatabaseSession, getDatabase, type Prisma } from "@/lib/db/client";
import { type LinkCheck, linkCheckSchema } from "./link-check-schema";

const KEY = "link-check";
/** A running check stores its progress more often than this. */
const SILENT_MS = 60_000;

/** The last check, or null before the first. One without recent progress has been interrupted. */
export async function readLinkCheck(
  db: DatabaseSession = getDatabase(),
): Promise<LinkCheck | null> {
  const row = await db.document.findUnique({ where: { key: KEY } });
  const check = linkCheckSchema.safeParse(row?.value).data ?? null;
  const isSilent = row && Date.now() - row.updatedAt.getTime() > SILENT_MS;
  return check?.state === "running" && isSilent ? { ...check, state: "interrupted" } : check;
}

export async function putLinkCheck(
  check: LinkCheck,
  db: DatabaseSession = getDatabase(),
): Promise<void> {
  const value = check as Prisma.InputJsonObject;
  await db.document.upsert({ where: { key: KEY }, create: { key: KEY, value }, update: { value } });
}
