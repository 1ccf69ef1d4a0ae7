import "server-only";
import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { ApiError } from "@/lib/api/errors";
import { issueText } from "@/lib/api/issue-text";
import type { Administrator } from "@/lib/auth/session";
import { requiredText } from "@/lib/content/wire";
import type { DatabaseSession } from "@/lib/db/client";
import { addItem } from "@/lib/resources/resource-writes";
import { type Change, writeAsAdministrator } from "@/lib/resources/revisions/administrator-write";
import { readKnownVideos } from "./known-videos";
import { MAX_VIDEOS } from "./video-import-limits";
import { videos } from "./video-resource";
import { videoInput } from "./video-schema";

const NO_VIDEOS = "JSON must contain a 'videos' array";

const { title, description, year, publisher } = videoInput.shape;

const row = z.object({
  title,
  description: description.unwrap().min(1),
  url: videoInput.shape.url.unwrap().min(1),
  peptideNames: z.array(requiredText(200)).max(100).default([]),
  creator: publisher.nullish(),
  year,
});

/** Rows are validated one by one, so that an invalid one does not block the others. */
const videoImportBody = z.object({
  videos: z
    .array(z.unknown(), NO_VIDEOS)
    .max(MAX_VIDEOS, `At most ${MAX_VIDEOS} videos can be imported at once`),
});

/** The shape of a valid row, for the API's description. */
export const videoImportShape = z.object({ videos: z.array(row) });

export const videoImportAnswer = z
  .object({
    message: z.string(),
    results: z.object({
      imported: z.number().int(),
      errors: z.array(z.string()),
      refused: z
        .array(z.number().int())
        .meta({ description: "The places of the rows that were not added, from 0." }),
    }),
  })
  .meta({ id: "VideoImport" });

/**
 * Adds the valid rows in one transaction. Invalid rows, unknown peptide names, and titles and addresses
 * of existing videos are reported; a video with an unknown name is added without that peptide.
 */
export async function importVideos(
  administrator: Administrator,
  rows: unknown[],
): Promise<z.output<typeof videoImportAnswer>> {
  const errors: string[] = [];
  const refused: number[] = [];
  const imported = await writeAsAdministrator(administrator, videos.tags, async (db) => {
    const idOf = await readPeptideIds(db);
    const known = await readKnownVideos(db);
    const changes: Change[] = [];
    for (const [index, value] of rows.entries()) {
      // Let other requests run between two rows.
      await setImmediate();
      const result = row.safeParse(value, { error: issueText });
      if (!result.success) {
        errors.push(`${nameRow(index, value)}: ${listProblems(result.error)}`);
        refused.push(index);
        continue;
      }
      const { peptideNames, creator, ...fields } = result.data;
      const unknown = peptideNames.filter((name) => !idOf.has(name));
      for (const name of unknown) {
        errors.push(`${nameRow(index, value)}: there is no peptide called ${name}`);
      }
      const peptideIds = peptideNames.flatMap((name) => idOf.get(name) ?? []);
      const input = videoInput.parse({ ...fields, publisher: creator ?? "", peptideIds });
      const { item, change } = await addItem(db, videos, input, "import");
      changes.push(change);
      const shared = known.describe(input);
      if (shared) errors.push(`${nameRow(index, value)}: added as video ${item.id}, but ${shared}`);
      known.add({ ...input, id: item.id });
    }
    return { answer: changes.length, changes };
  });
  const message = `Imported ${imported} of ${rows.length} ${rows.length === 1 ? "video" : "videos"}`;
  return { message, results: { imported, errors, refused } };
}

/** The list of videos; without one, throws 422 with the specified message. */
export function requireVideos(body: unknown): unknown[] {
  const result = videoImportBody.safeParse(body, { error: issueText });
  if (result.success) return result.data.videos;
  const [issue] = result.error.issues;
  const text = issue?.path.length ? issue.message : NO_VIDEOS;
  throw new ApiError("invalid", text, { videos: [text] });
}

/** By exact name; the oldest where two share a name. */
async function readPeptideIds(db: DatabaseSession): Promise<Map<string, number>> {
  const rows = await db.peptide.findMany({
    select: { id: true, name: true },
    orderBy: { id: "desc" },
  });
  return new Map([["General", 0], ...rows.map(({ id, name }) => [name, id] as const)]);
}

function nameRow(index: number, value: unknown): string {
  const title = z.object({ title: z.string() }).safeParse(value).data?.title.trim().slice(0, 100);
  return title ? `Video ${index + 1} (${title})` : `Video ${index + 1}`;
}

function listProblems({ issues }: z.ZodError): string {
  return issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join(".")}: ${message}` : message))
    .join(" ")
    .slice(0, 500);
}
