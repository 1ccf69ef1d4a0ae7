"use client";

import type { VideoCard as Video } from "@/lib/content/videos/video-card";
import { PLATFORM_NAMES, watchAddress } from "@/lib/html/video-embed";
import { VideoPlayer } from "./video-player";

/** A video with its player, if one of the three platforms hosts it, and a link to its source. */
export function VideoCard({ video, about }: { video: Video; about?: string[] }) {
  const { title, description, publisher, year, embed } = video;
  const source = video.url || (embed && watchAddress(embed));
  return (
    <article className="max-w-[35rem]">
      {embed ? (
        <VideoPlayer embed={embed} title={title} source={source || ""} />
      ) : (
        <p className="grid aspect-video place-items-center rounded-md border border-line bg-raised p-4 text-center font-sans text-[0.9375rem] text-soft">
          Video preview not available
        </p>
      )}
      <h3 className="mt-3 break-words text-xl">{title}</h3>
      <p className="figures mt-1 font-sans text-[0.9375rem] text-soft">
        {[publisher, year, about?.join(", ")].filter(Boolean).join(" · ")}
      </p>
      {description && <p className="mt-2">{description}</p>}
      {source && (
        <a
          href={source}
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center font-sans text-[0.9375rem] text-accent-strong hover:underline"
        >
          Open on {embed ? PLATFORM_NAMES[embed.platform] : hostOf(source)}
          <span className="sr-only">: {title}</span>
        </a>
      )}
    </article>
  );
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname.replace(/^www\./, "");
  } catch {
    return "the source"; // A stored address need not be a valid one.
  }
}
