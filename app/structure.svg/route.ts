import { z } from "zod";
import { route } from "@/lib/api/route";
import { drawStructure } from "@/lib/chemistry/drawing/draw-structure";
import { drawableSmiles } from "@/lib/chemistry/drawing/drawable";
import { readPastedSequence } from "@/lib/chemistry/notation/read-pasted";
import { answerText } from "@/lib/seo/answer-text";

/** The structure of any sequence that the calculator reads and that is short enough to be drawn. */
export const GET = route(
  { access: "public", limit: "download", query: z.object({ sequence: z.string().max(4000) }) },
  async ({ request, query }) => {
    const { sequence } = readPastedSequence(query.sequence);
    const smiles = sequence && drawableSmiles(sequence).value;
    return smiles ? answerText(request, await drawStructure(smiles), "image/svg+xml") : null;
  },
);
