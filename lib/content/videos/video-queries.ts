import "server-only";
import { cached } from "@/lib/cache";
import { toVideoCard } from "./video-card";
import { readVideos, readVideosOfPeptide } from "./video-store";

export const listVideos = cached("videos", ["videos"], () => readVideos());

export const listVideoCards = cached("video-cards", ["videos"], async () =>
  (await listVideos()).map(toVideoCard),
);

export const listVideosOfPeptide = cached(
  "videos-of-peptide",
  (peptideId) => [`videos:of-${peptideId}`],
  (peptideId: number) => readVideosOfPeptide(peptideId),
);
