import "server-only";
import {
  fromPeptideIds,
  linkedPeptideIds,
  namesPeptide,
  peptideLinks,
} from "@/lib/content/linked-peptides";
import { newestFirst } from "@/lib/content/publications/publication-order";
import { toTimestamps } from "@/lib/content/wire";
import { type DatabaseSession, getDatabase, type Prisma } from "@/lib/db/client";
import { defineWrites } from "@/lib/resources/item-writes";
import { readAll } from "@/lib/resources/read-all";
import type { Video, VideoInput } from "./video-schema";

const relations = { peptides: peptideLinks } satisfies Prisma.VideoInclude;
type VideoRow = Prisma.VideoGetPayload<{ include: typeof relations }>;

export async function readVideos(db: DatabaseSession = getDatabase()): Promise<Video[]> {
  const rows = await readAll((part) => db.video.findMany({ ...part, include: relations }));
  return rows.map(toVideo).sort(newestFirst);
}

export async function readVideo(
  id: number,
  db: DatabaseSession = getDatabase(),
): Promise<Video | null> {
  const row = await db.video.findUnique({ where: { id }, include: relations });
  return row && toVideo(row);
}

/** The videos that name a peptide; 0 selects general ones. */
export async function readVideosOfPeptide(peptideId: number): Promise<Video[]> {
  const rows = await readAll(({ where, ...part }) =>
    getDatabase().video.findMany({
      ...part,
      where: { ...where, ...namesPeptide(peptideId) },
      include: relations,
    }),
  );
  return rows.map(toVideo).sort(newestFirst);
}

export const videoWrites = defineWrites({
  table: (db) => db.video,
  toRow: ({ peptideIds, ...fields }: VideoInput) => ({
    ...fields,
    isGeneral: fromPeptideIds(peptideIds).isGeneral,
  }),
  async addLists(db, videoId, { peptideIds }) {
    const { links } = fromPeptideIds(peptideIds);
    await db.videoPeptide.createMany({ data: links.map((link) => ({ videoId, ...link })) });
  },
  async clearLists(db, videoId) {
    await db.videoPeptide.deleteMany({ where: { videoId } });
  },
});

function toVideo(row: VideoRow): Video {
  const { peptides, isGeneral, createdAt, updatedAt, ...fields } = row;
  return {
    ...fields,
    creator: fields.publisher,
    link: fields.url,
    peptideIds: linkedPeptideIds(isGeneral, peptides).join(","),
    ...toTimestamps({ createdAt, updatedAt }),
  };
}
