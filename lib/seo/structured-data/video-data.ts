import type { VideoObject } from "schema-dts";
import type { Video } from "@/lib/content/videos/video-schema";
import { playerAddress, videoEmbed, watchAddress } from "@/lib/html/video-embed";

/** The node of a video. Upload date and thumbnail are unknown, so they are omitted. */
export function videoNode(video: Video): VideoObject {
  const { title, description, publisher, year, url } = video;
  const embed = videoEmbed(video);
  const address = url || (embed && watchAddress(embed));
  return {
    "@type": "VideoObject",
    name: title,
    description: description || title,
    ...(address && { url: address }),
    ...(embed && { embedUrl: playerAddress(embed).replace(/\?.*/, "") }),
    ...(publisher && { publisher: { "@type": "Organization", name: publisher } }),
    ...(year && { datePublished: String(year) }),
  };
}
