import "server-only";
import { plainText } from "@/lib/resources/rows/plain-text";
import { publicationSorts } from "@/lib/resources/rows/row-order";
import type { VideoRow } from "@/lib/resources/rows/row-schema";
import { defineRows, measured, readParts } from "@/lib/resources/rows/row-source";
import { filedUnderPeptides, linkedPeptideIds, nameLinkedPeptides } from "../linked-peptide-rows";

interface Own {
  description: string;
  creator: string;
  year: number | null;
  peptideIds: number[];
}

export const videoRows = defineRows<Own>({
  entity: "educational-videos",
  ...filedUnderPeptides,
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
        const peptideIds = linkedPeptideIds(row.isGeneral, linksOf.get(id));
        return {
          id,
          name: title,
          texts: [title, description, creator, row.url, year === null ? null : String(year)],
          filed: peptideIds.map(String),
          year,
          createdAt: row.createdAt.getTime(),
          updatedAt: row.updatedAt.getTime(),
          own: { description, creator, year, peptideIds },
        };
      });
    }),
  measure: async (db) =>
    measured(await db.video.aggregate({ _count: true, _max: { updatedAt: true } })),
  answer: ({ id, name, own }, { names }): VideoRow => ({
    id,
    title: name,
    description: plainText(own.description),
    creator: own.creator,
    year: own.year,
    peptides: nameLinkedPeptides(own.peptideIds, names),
  }),
});
