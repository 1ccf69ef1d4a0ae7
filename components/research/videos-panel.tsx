"use client";

import { useMemo } from "react";
import { VideoCard } from "@/components/videos/video-card";
import { foldText, selectItems } from "@/lib/content/research/library";
import type { VideoCard as Video } from "@/lib/content/videos/video-card";
import { LibraryPanel, type PanelProps } from "./library-panel";

/** The videos, searched by title, description and publisher. */
export function VideosPanel({ videos, names, ...panel }: PanelProps & { videos: Video[] }) {
  const { filter } = panel;
  const shown = useMemo(() => selectItems(videos, filter, textOf), [videos, filter]);
  return (
    <LibraryPanel
      {...panel}
      tab="videos"
      searchLabel="Search titles, descriptions and publishers"
      status={
        shown.length === videos.length
          ? `${videos.length} ${videos.length === 1 ? "video" : "videos"}`
          : `${shown.length} of ${videos.length} videos`
      }
      nothing="No videos found"
    >
      {shown.length > 0 ? (
        <>
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
          <p className="mt-8 max-w-text text-sm text-soft">
            The library lists few videos: only those that teach, sell nothing, and whose title and
            address could be confirmed.
          </p>
        </>
      ) : null}
    </LibraryPanel>
  );
}

function textOf({ title, description, publisher }: Video): string {
  return foldText(title, description, publisher);
}
