"use client";

import { useMemo, useRef } from "react";
import { VideoCard } from "@/components/videos/video-card";
import { foldText, selectItems } from "@/lib/content/research/library";
import type { VideoCard as Video } from "@/lib/content/videos/video-card";
import { clear, LibraryControls, NothingFound, type PanelProps } from "./library-controls";

/** The videos, searched by title, description and publisher. */
export function VideosPanel({
  videos,
  peptides,
  names,
  filter,
  onChange,
  onSettle,
}: PanelProps & { videos: Video[] }) {
  const search = useRef<HTMLInputElement>(null);
  const shown = useMemo(() => selectItems(videos, filter, textOf), [videos, filter]);
  return (
    <>
      <LibraryControls
        tab="videos"
        filter={filter}
        peptides={peptides}
        searchLabel="Search titles, descriptions and publishers"
        search={search}
        onChange={onChange}
        onSettle={onSettle}
      >
        {shown.length === videos.length
          ? `${videos.length} ${videos.length === 1 ? "video" : "videos"}`
          : `${shown.length} of ${videos.length} videos`}
      </LibraryControls>
      {shown.length > 0 ? (
        <ul className="mt-3 grid gap-x-10 gap-y-10 lg:grid-cols-2">
          {shown.map((video) => (
            <li key={video.id} className="min-w-0">
              <VideoCard
                video={video}
                about={video.peptides.flatMap((peptide) => names.get(peptide) ?? [])}
              />
            </li>
          ))}
        </ul>
      ) : (
        <NothingFound
          title="No videos found"
          tab="videos"
          onClear={() => clear(filter, onChange, search)}
        />
      )}
    </>
  );
}

function textOf({ title, description, publisher }: Video): string {
  return foldText(title, description, publisher);
}
