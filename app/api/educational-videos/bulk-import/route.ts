import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import {
  importVideos,
  requireVideos,
  videoImportAnswer,
  videoImportShape,
} from "@/lib/content/videos/video-import";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  POST: route(
    {
      access: "administrator",
      summary: "Adds many videos; rows that cannot be added come back as errors",
      body: z.unknown(),
      bodyShape: videoImportShape,
      answer: videoImportAnswer,
    },
    ({ administrator, body }) => importVideos(administrator, requireVideos(body)),
  ),
});
