import "server-only";
import { fromPeptideIds, peptideLinks, toPeptideIds } from "@/lib/content/linked-peptides";
import { toTimestamps } from "@/lib/content/wire";
import { type DatabaseSession, getDatabase, type Prisma } from "@/lib/db/client";
import type { Video, VideoInput } from "./video-schema";

const relations = { peptides: peptideLinks } satisfies Prisma.VideoInclude;
type VideoRow = Prisma.VideoGetPayload<{ include: typeof relations }>;

// Newest first, those without a year last.
const newestFirst = [
  { year: { sort: "desc", nulls: "last" } },
  { id: "asc" },
] satisfies Prisma.VideoOrderByWithRelationInput[];

export async function readVideos(): Promise<Video[]> {
  const rows = await getDatabase().video.findMany({ include: relations, orderBy: newestFirst });
  return rows.map(toVideo);
}

/** The videos that name a peptide. */
export async function readVideosOfPeptide(peptideId: number): Promise<Video[]> {
  const rows = await getDatabase().video.findMany({
    where: { peptides: { some: { peptideId } } },
    include: relations,
    orderBy: newestFirst,
  });
  return rows.map(toVideo);
}

/** Makes or replaces the video with this id. Run it inside a transaction. */
export async function putVideo(db: DatabaseSession, id: number, input: VideoInput, at: Date) {
  const { peptideIds, ...fields } = input;
  const { isGeneral, links } = fromPeptideIds(peptideIds);
  const row = { ...fields, isGeneral, updatedAt: at };
  await db.video.upsert({ where: { id }, create: { id, createdAt: at, ...row }, update: row });
  await db.videoPeptide.deleteMany({ where: { videoId: id } });
  await db.videoPeptide.createMany({ data: links.map((link) => ({ videoId: id, ...link })) });
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
