import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { ASK_EACH_TIME, route } from "@/lib/api/route";
import { isPeptideOrGeneral } from "@/lib/content/peptides/peptide-store";
import { articleSchema } from "@/lib/content/research/article-schema";
import { readArticlesOfPeptide } from "@/lib/content/research/article-store";
import { idParams } from "@/lib/content/wire";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "public",
      summary: "Lists the research articles about a peptide; 0 stands for general ones",
      params: idParams,
      answer: z.array(articleSchema),
      cacheControl: ASK_EACH_TIME,
    },
    async ({ params: { id } }) =>
      (await isPeptideOrGeneral(id)) ? readArticlesOfPeptide(id) : null,
  ),
});
