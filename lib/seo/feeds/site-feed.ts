import "server-only";
import { cached } from "@/lib/cache";
import { TAGLINE } from "../metadata";
import { readRecentChanges } from "./recent-changes";
import { writeFeed } from "./write-feed";

const MAX_ENTRIES = 50;

/** The Atom feed of new and changed peptides and articles, latest change first. */
export const getFeed = cached("feed", ["peptides", "research"], async () =>
  writeFeed({
    path: "/",
    feedPath: "/feed.xml",
    title: "new and changed",
    description: TAGLINE,
    entries: await readRecentChanges(MAX_ENTRIES),
  }),
);
