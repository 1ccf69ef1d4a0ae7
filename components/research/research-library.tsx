"use client";

import { useMemo } from "react";
import type { LibraryFilter, ResearchTab } from "@/lib/content/research/library";
import type { VideoCard } from "@/lib/content/videos/video-card";
import { ArticlesPanel, type ServedArticles } from "./articles-panel";
import { ResearchTabs } from "./research-tabs";
import { Resources } from "./resources";
import { useResearchView } from "./use-research-view";
import { VideosPanel } from "./videos-panel";

/** Id and name of the peptides, by name, for cards and the filter. */
export type PeptideNames = [id: number, name: string][];

/**
 * The three tabs of /research. Changing the tab, search or order loads no page. Hidden tabs are not
 * in the HTML: each has an address of its own.
 */
export function ResearchLibrary({
  articles,
  videos,
  peptides,
  asked,
}: {
  articles: ServedArticles;
  videos: VideoCard[];
  peptides: PeptideNames;
  /** The tab and filter of the address that was rendered. */
  asked: { tab: ResearchTab; filter: LibraryFilter; isWhole: boolean };
}) {
  const names = useMemo(() => new Map([[0, "General"], ...peptides]), [peptides]);
  const isPeptide = useMemo(() => (id: number) => names.has(id), [names]);
  const { tab, filters, isWhole, chooseTab, changeFilter, showAll, settle } = useResearchView(
    asked,
    isPeptide,
  );
  return (
    <ResearchTabs
      selected={tab}
      counts={{ articles: articles.total, videos: videos.length }}
      onSelect={chooseTab}
    >
      {tab === "articles" && (
        <ArticlesPanel
          served={articles}
          peptides={peptides}
          names={names}
          filter={filters.articles}
          isWhole={isWhole}
          onShowAll={showAll}
          onChange={(filter) => changeFilter("articles", filter)}
          onSettle={settle}
        />
      )}
      {tab === "videos" && (
        <VideosPanel
          videos={videos}
          peptides={peptides}
          names={names}
          filter={filters.videos}
          onChange={(filter) => changeFilter("videos", filter)}
          onSettle={settle}
        />
      )}
      {tab === "resources" && <Resources />}
    </ResearchTabs>
  );
}
