import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { ASK_EACH_TIME, route } from "@/lib/api/route";
import { isPeptideOrGeneral } from "@/lib/content/peptides/peptide-store";
import { videoSchema } from "@/lib/content/videos/video-schema";
import { readVideosOfPeptide } from "@/lib/content/videos/video-store";
import { idParams } from "@/lib/content/wire";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "public",
      summary: "Lists the educational videos about a peptide; 0 stands for general ones",
      params: idParams,
      answer: z.array(videoSchema),
      cacheControl: ASK_EACH_TIME,
    },
    async ({ params: { id } }) => ((await isPeptideOrGeneral(id)) ? readVideosOfPeptide(id) : null),
  ),
});
