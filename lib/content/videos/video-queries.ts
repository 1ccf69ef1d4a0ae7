import "server-only";
import { cached } from "@/lib/cache";
import { toVideoCard } from "./video-card";
import { readVideos, readVideosOfPeptide } from "./video-store";

export const listVideos = cached("videos", ["videos", "peptides"], () => readVideos());

export const listVideoCards = cached("video-cards", ["videos", "peptides"], async () =>
  (await listVideos()).map(toVideoCard),
);

export const listVideosOfPeptide = cached(
  "videos-of-peptide",
  ["videos", "peptides"],
  (peptideId: number) => readVideosOfPeptide(peptideId),
);
