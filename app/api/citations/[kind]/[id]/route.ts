import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { type CitationFormat, citationFormats } from "@/lib/citations/citation-formats";
import { cslItemSchema } from "@/lib/citations/csl-item";
import { CITED_KINDS, findCited } from "@/lib/citations/find-cited";

const formats = Object.keys(citationFormats) as [CitationFormat, ...CitationFormat[]];

/** A file to save, in the format that is asked for. */
export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "public",
      summary:
        "Cites a peptide's page, a paper or a comparison, as CSL-JSON or in another format (a file to save)",
      params: z.object({ kind: z.enum(CITED_KINDS), id: z.string() }),
      query: z.object({ format: z.enum(formats).default("csl-json") }),
      answer: z.array(cslItemSchema),
    },
    async ({ params: { kind, id }, query: { format } }) => {
      const item = await findCited(kind, id);
      if (!item) return null;
      const { type, extension, write } = citationFormats[format];
      return new Response(write(item, new Date().toISOString().slice(0, 10)), {
        headers: {
          "Content-Type": `${type}; charset=utf-8`,
          "Content-Disposition": `attachment; filename="${item.id}.${extension}"`,
          "Cache-Control": "no-store",
        },
      });
    },
  ),
});
