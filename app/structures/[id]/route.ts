import { z } from "zod";
import { route } from "@/lib/api/route";
import { drawStructure } from "@/lib/chemistry/drawing/draw-structure";
import { drawableSmiles } from "@/lib/chemistry/drawing/drawable";
import { readSequence } from "@/lib/chemistry/read-sequence";
import { getPeptide } from "@/lib/content/peptides/peptide-queries";
import { idInAddress } from "@/lib/content/wire";
import { answerText } from "@/lib/seo/answer-text";

/** Serves /peptides/{id}/structure.svg. */
export const GET = route(
  { access: "public", limit: "download", params: z.object({ id: idInAddress }) },
  async ({ request, params }) => {
    const sequence = readSequence((await getPeptide(params.id))?.sequence ?? null);
    const smiles = sequence && drawableSmiles(sequence).value;
    return smiles ? answerText(request, await drawStructure(smiles), "image/svg+xml") : null;
  },
);
