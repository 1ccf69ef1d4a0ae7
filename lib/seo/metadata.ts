import type { Metadata } from "next";
import { clip } from "@/lib/clip";
import { env } from "@/lib/env";
import { type Preview, previewAddress, previewAlt, sitePreview } from "./previews";

export const SITE_NAME = env.SITE_NAME;
export const TAGLINE = "Advanced Peptide Information Portal";
const SITE_TITLE = `${SITE_NAME} - ${TAGLINE}`;
const SITE_DESCRIPTION =
  "An educational reference on peptides: sequences, mechanisms, evidence and papers. Not medical advice.";

export const PREVIEW_SIZE = { width: 1200, height: 630 };

export const siteMetadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  applicationName: SITE_NAME,
  title: { default: SITE_TITLE, template: `%s - ${SITE_NAME}` },
  description: SITE_DESCRIPTION,
};

export interface PageMetadata {
  /** Without the site's name; the home page has none. */
  title?: string;
  description?: string;
  /** The canonical path, without sort order and query. */
  path: string;
  /** False for what search engines should not list, such as the results of a search. */
  isIndexed?: boolean;
  /** The site's preview image by default. */
  preview?: Preview;
  /** The path of the page in Markdown. */
  markdown?: string;
  /** The Atom feed of what the page is about, beside that of the site. */
  feed?: { path: string; title: string };
  /** When the page's item was created and last changed, ISO 8601. */
  times?: { createdAt: string; updatedAt: string };
}

/**
 * The complete metadata of a page. Next merges metadata shallowly (a page's Open Graph data replaces the
 * layout's as a whole), so each page states everything.
 */
export function pageMetadata(page: PageMetadata): Metadata {
  const description = clip(page.description || SITE_DESCRIPTION, 160);
  const preview = page.preview ?? sitePreview;
  return {
    ...(page.title && { title: page.title }),
    description,
    ...(page.isIndexed === false && { robots: { index: false } }),
    alternates: {
      canonical: page.path,
      types: {
        "application/atom+xml": [
          ...(page.feed
            ? [{ url: page.feed.path, title: `${SITE_NAME}: ${page.feed.title}` }]
            : []),
          { url: "/feed.xml", title: `${SITE_NAME}: new and changed` },
        ],
        ...(page.markdown && { "text/markdown": page.markdown }),
      },
    },
    openGraph: {
      title: page.title ?? SITE_TITLE,
      description,
      url: page.path,
      siteName: SITE_NAME,
      locale: "en_GB",
      images: [{ url: previewAddress(preview), ...PREVIEW_SIZE, alt: previewAlt(preview) }],
      ...(page.times
        ? {
            type: "article",
            publishedTime: page.times.createdAt,
            modifiedTime: page.times.updatedAt,
          }
        : { type: "website" }),
    },
    twitter: { card: "summary_large_image" },
  };
}
