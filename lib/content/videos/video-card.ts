import { peptideIdsOf } from "@/lib/content/linked-peptides";
import type { LibraryItem } from "@/lib/content/research/library";
import { type VideoEmbed, videoEmbed } from "@/lib/html/video-embed";
import type { Video } from "./video-schema";

/** What a card shows of a video. The embed code itself stays on the server. */
export interface VideoCard extends LibraryItem {
  description: string;
  publisher: string;
  url: string;
  embed: VideoEmbed | null;
}

export function toVideoCard(video: Video): VideoCard {
  const { id, title, description, publisher, year, url, createdAt } = video;
  return {
    id,
    title,
    description,
    publisher,
    url,
    ...(year !== null ? { year } : { time: Date.parse(createdAt) }),
    embed: videoEmbed(video),
    peptides: peptideIdsOf(video),
  };
}
