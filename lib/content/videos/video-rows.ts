import "server-only";
import { plainText } from "@/lib/resources/rows/plain-text";
import { defineRows, readParts } from "@/lib/resources/rows/row-source";
import { linkedPeptideIds } from "../linked-peptides";
import { nameLinkedPeptides, peptideFilter } from "../publications/linked-peptide-rows";
import { type PublicationYears, publicationSorts } from "../publications/publication-order";
import { type VideoRow, videoRowSchema } from "./video-schema";

interface Own extends PublicationYears {
  description: string;
  creator: string;
  peptideIds: number[];
}

export const videoRows = defineRows<Own>({
  row: videoRowSchema,
  filter: peptideFilter,
  sorts: publicationSorts,
  read: (db, ids) =>
    readParts(ids, async (where) => {
      const rows = await db.video.findMany({ where });
      const links = await db.videoPeptide.findMany({
        ...(where.id && { where: { videoId: where.id } }),
        orderBy: { position: "asc" },
        select: { videoId: true, peptideId: true },
      });
      const linksOf = Map.groupBy(links, ({ videoId }) => videoId);
      return rows.map((row) => {
        const { id, title, description, publisher: creator, year } = row;
        const peptideIds = linkedPeptideIds(row.isGeneral, linksOf.get(id) ?? []);
        return {
          id,
          name: title,
          texts: [title, description, creator, row.url, year === null ? null : String(year)],
          filed: peptideIds.map(String),
          createdAt: row.createdAt.getTime(),
          updatedAt: row.updatedAt.getTime(),
          own: { description, creator, year, yearOfDate: null, peptideIds },
        };
      });
    }),
  table: (db) => db.video,
  answer: ({ id, name, own }, { names }): VideoRow => ({
    id,
    title: name,
    description: plainText(own.description),
    creator: own.creator,
    year: own.year,
    peptides: nameLinkedPeptides(own.peptideIds, names),
  }),
});
