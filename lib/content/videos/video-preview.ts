import "server-only";
import { type FormValues, readFitting } from "../previews/fitting-values";
import { type Video, videoInput } from "./video-schema";

export function toPreviewedVideo(id: number, values: FormValues): Video {
  const publisher = values.publisher ?? values.creator;
  const { peptideIds, ...input } = readFitting(
    videoInput,
    { ...values, publisher },
    { title: "Untitled" },
  );
  const now = new Date().toISOString();
  return {
    ...input,
    id,
    creator: input.publisher,
    link: input.url,
    peptideIds: peptideIds.join(","),
    createdAt: now,
    updatedAt: now,
  };
}
