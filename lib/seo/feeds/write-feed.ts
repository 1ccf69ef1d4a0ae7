import { Feed } from "feed";
import { env } from "@/lib/env";
import { escapeHtml } from "../markdown/markdown";

export interface FeedEntry {
  /** Its address, which is also its id. */
  path: string;
  title: string;
  /** HTML. */
  summary: string;
  createdAt: Date;
  updatedAt: Date;
}

const MAX_ENTRIES = 50;

/** An Atom feed with the latest of the entries, latest change first. `path` is that of its page. */
export function writeFeed({
  path,
  feedPath,
  title,
  description,
  entries,
}: {
  path: string;
  feedPath: string;
  title: string;
  description: string;
  entries: FeedEntry[];
}): string {
  const latest = entries
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
    .slice(0, MAX_ENTRIES);
  const feed = new Feed({
    id: `${env.SITE_URL}${path}`,
    title: `${env.SITE_NAME}: ${title}`,
    description,
    link: `${env.SITE_URL}${path}`,
    language: "en",
    updated: latest[0]?.updatedAt ?? new Date(0),
    feedLinks: { atom: `${env.SITE_URL}${feedPath}` },
    author: { name: env.SITE_NAME, link: `${env.SITE_URL}/` },
    favicon: `${env.SITE_URL}/favicon.ico`,
    generator: false,
  });
  for (const entry of latest) {
    feed.addItem({
      id: `${env.SITE_URL}${entry.path}`,
      link: `${env.SITE_URL}${entry.path}`,
      // The `feed` package declares titles and summaries as HTML.
      title: escapeHtml(entry.title),
      description: entry.summary,
      published: entry.createdAt,
      date: entry.updatedAt,
    });
  }
  return withoutControls(feed.atom1());
}

// Not allowed in XML, even escaped, but possible in stored texts.
function withoutControls(xml: string): string {
  return xml.replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
}
