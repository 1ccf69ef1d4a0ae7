import "server-only";
import type { DatabaseSession } from "@/lib/db/client";
import { parseVideoAddress } from "@/lib/html/video-embed";
import { readAll } from "@/lib/resources/read-all";
import { fold } from "@/lib/search/fold";

interface Video {
  title: string;
  url: string;
}

/** The stored and the newly added videos, by title and by address. */
export interface KnownVideos {
  /** A sentence on the known video with the same title or address; null if there is none. */
  describe: (video: Video) => string | null;
  add: (video: Video & { id: number }) => void;
}

export async function readKnownVideos(db: DatabaseSession): Promise<KnownVideos> {
  const titles = new Map<string, number>();
  const addresses = new Map<string, number>();
  const add = ({ id, title, url }: Video & { id: number }) => {
    titles.set(fold(title), id);
    if (url !== "") addresses.set(addressKey(url), id);
  };
  const select = { id: true, title: true, url: true };
  for (const video of await readAll((part) => db.video.findMany({ ...part, select }))) add(video);
  return {
    add,
    describe({ title, url }) {
      const withTitle = titles.get(fold(title));
      const withAddress = addresses.get(addressKey(url));
      if (withAddress !== undefined && withAddress === withTitle) {
        return `video ${withAddress} has the same title and address`;
      }
      const shared = [
        withTitle !== undefined && `video ${withTitle} has the same title`,
        withAddress !== undefined && `video ${withAddress} has the same address`,
      ].filter(Boolean);
      return shared.length > 0 ? shared.join(" and ") : null;
    },
  };
}

/** Equal for all addresses of the same video, with or without a trailing slash. */
function addressKey(url: string): string {
  const embed = parseVideoAddress(url);
  if (embed) return `${embed.platform} ${embed.id}`;
  return (URL.parse(url)?.href ?? url).replace(/\/+$/, "");
}
