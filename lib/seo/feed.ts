import "server-only";
import { Feed } from "feed";
import { cached } from "@/lib/cache";
import { env } from "@/lib/env";
import { toHtml } from "@/lib/html/sanitise";
import { escapeHtml } from "./markdown/markdown";
import { TAGLINE } from "./metadata";
import { readRecentChanges } from "./recent-changes";

const ENTRIES = 50;

/** The Atom feed of new and changed peptides and articles, latest change first. */
export const getFeed = cached("feed", ["peptides", "research"], async () => {
  const changes = await readRecentChanges(ENTRIES);
  const feed = new Feed({
    id: `${env.SITE_URL}/`,
    title: `${env.SITE_NAME}: new and changed`,
    description: TAGLINE,
    link: `${env.SITE_URL}/`,
    language: "en",
    updated: changes[0]?.updatedAt ?? new Date(0),
    feedLinks: { atom: `${env.SITE_URL}/feed.xml` },
    author: { name: env.SITE_NAME, link: `${env.SITE_URL}/` },
    favicon: `${env.SITE_URL}/favicon.ico`,
    generator: false,
  });
  for (const { path, title, summary, createdAt, updatedAt } of changes) {
    feed.addItem({
      id: `${env.SITE_URL}${path}`,
      link: `${env.SITE_URL}${path}`,
      // The `feed` package declares titles and summaries as HTML.
      title: escapeHtml(title),
      description: toHtml(summary),
      published: createdAt,
      date: updatedAt,
    });
  }
  return withoutControls(feed.atom1());
});

// Not allowed in XML, even escaped, but possible in stored texts.
function withoutControls(xml: string): string {
  return xml.replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
}
