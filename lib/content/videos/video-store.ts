import "server-only";
import {
  fromPeptideIds,
  namesPeptide,
  peptideLinks,
  toPeptideIds,
} from "@/lib/content/linked-peptides";
import { newestFirst } from "@/lib/content/publications/publication-order";
import { toTimestamps } from "@/lib/content/wire";
import { type DatabaseSession, getDatabase, type Prisma } from "@/lib/db/client";
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

/** Makes a video with its links. Run it inside a transaction. */
export async function addVideo(
  db: DatabaseSession,
  { peptideIds, ...fields }: VideoInput,
  at: Date,
): Promise<number> {
  const { isGeneral, links } = fromPeptideIds(peptideIds);
  const data = { ...fields, isGeneral, createdAt: at, updatedAt: at };
  const { id } = await db.video.create({ data, select: { id: true } });
  await db.videoPeptide.createMany({ data: links.map((link) => ({ videoId: id, ...link })) });
  return id;
}

/** Makes or replaces the video with this id. Run it inside a transaction. */
export async function putVideo(
  db: DatabaseSession,
  id: number,
  { peptideIds, ...fields }: VideoInput,
  at: Date,
  createdAt = at,
) {
  const { isGeneral, links } = fromPeptideIds(peptideIds);
  const row = { ...fields, isGeneral, updatedAt: at };
  await db.video.upsert({
    where: { id },
    create: { id, createdAt, ...row },
    update: row,
    select: { id: true },
  });
  await db.videoPeptide.deleteMany({ where: { videoId: id } });
  await db.videoPeptide.createMany({ data: links.map((link) => ({ videoId: id, ...link })) });
}

export async function removeVideo(db: DatabaseSession, id: number) {
  await db.video.delete({ where: { id }, select: { id: true } });
}

function toVideo(row: VideoRow): Video {
  const { peptides, isGeneral, createdAt, updatedAt, ...fields } = row;
  return {
    ...fields,
    creator: fields.publisher,
    link: fields.url,
    peptideIds: toPeptideIds(isGeneral, peptides),
    ...toTimestamps({ createdAt, updatedAt }),
  };
}
