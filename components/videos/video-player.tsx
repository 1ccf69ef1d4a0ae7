"use client";

import { Play } from "lucide";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { PLATFORM_NAMES, playerAddress, type VideoEmbed } from "@/lib/html/video-embed";

const PLAYER = { width: 560, height: 315 };

const posterClass =
  "group relative grid aspect-video w-full place-items-center overflow-hidden rounded-md border border-line bg-raised text-ink hover:border-accent";

/**
 * No request reaches the platform before the poster is clicked. The poster is our own; without
 * scripts it links to the video's page.
 */
export function VideoPlayer({
  embed,
  title,
  source,
}: {
  embed: VideoEmbed;
  title: string;
  source: string;
}) {
  const [isPlaying, setPlaying] = useState(false);
  const platform = PLATFORM_NAMES[embed.platform];
  if (isPlaying) {
    return (
      <iframe
        {...PLAYER}
        ref={(frame) => frame?.focus()}
        src={playerAddress(embed)}
        title={`${title} (${platform} player)`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation"
        className="aspect-video h-auto w-full max-w-[560px] rounded-md bg-black"
      />
    );
  }
  return (
    <>
      <button
        type="button"
        onClick={() => setPlaying(true)}
        className={`needs-scripts ${posterClass}`}
      >
        <Poster platform={platform} />
        <span className="sr-only">
          Play {title} from {platform}
        </span>
      </button>
      <div className="only-without-scripts">
        <a href={source} rel="noopener noreferrer" className={posterClass}>
          <Poster platform={platform} />
          <span className="sr-only">
            Watch {title} on {platform}
          </span>
        </a>
      </div>
    </>
  );
}

function Poster({ platform }: { platform: string }) {
  return (
    <>
      <svg
        viewBox="0 0 560 315"
        aria-hidden="true"
        className="absolute inset-0 size-full text-line"
      >
        <path
          d="M0 187L80 127L160 187L240 127L320 187L400 127L480 187L560 127"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
        {[80, 160, 400, 480].map((x) => (
          <circle key={x} cx={x} cy={x % 160 ? 127 : 187} r="9" fill="currentColor" />
        ))}
      </svg>
      <span
        aria-hidden="true"
        className="relative grid size-16 place-items-center rounded-full bg-accent text-accent-on transition-colors group-hover:bg-accent-strong"
      >
        <Icon node={Play} className="size-7 translate-x-0.5 fill-current" />
      </span>
      <span
        aria-hidden="true"
        className="absolute inset-x-4 bottom-3 text-center font-sans text-sm text-soft"
      >
        {platform}, loaded only when played
      </span>
    </>
  );
}
