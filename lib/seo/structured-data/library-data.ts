import "server-only";
import { listVideos } from "@/lib/content/videos/video-queries";
import { type PageText, pages } from "@/lib/seo/pages";
import { type Nodes, pageNodes } from "./page-data";
import { videoNode } from "./video-data";

/** A list of the library's items; a category is below all peptides in the breadcrumb. */
export function listNodes(page: PageText): Nodes {
  const isCategory = page.path.startsWith(`${pages.peptides.path}?`);
  return pageNodes(page, "CollectionPage", {}, isCategory ? [pages.peptides] : []);
}

/** One tab of the research library. */
export async function researchNodes(path: string): Promise<Nodes> {
  const videos = path === "/research?tab=videos" ? await listVideos() : [];
  return pageNodes({ ...pages.research, path }, "CollectionPage", {
    ...(videos.length > 0 && { video: videos.map(videoNode) }),
  });
}
