import "server-only";
import { ofEachPeptide, peptideRelation } from "@/lib/content/linked-peptides";
import { chooseSpelling, defineResource, type Sent } from "@/lib/resources/resource";
import { setPeptides, setYear } from "../publications/publication-bulk";
import { videoRows } from "./video-rows";
import { type Video, videoInput, videoSchema } from "./video-schema";
import { readVideo, readVideos, videoWrites } from "./video-store";

export const videos = defineResource({
  key: "educational-videos",
  one: "educational video",
  readAccess: "public",
  tags: ["videos"],
  parts: ofEachPeptide,
  item: videoSchema,
  input: videoInput,
  spellings: { creator: videoInput.shape.publisher, link: videoInput.shape.url },
  list: readVideos,
  read: readVideo,
  ...videoWrites,
  rows: videoRows,
  bulkEdits: [setPeptides, setYear],
  merge: mergeVideo,
  relation: peptideRelation,
});

/** One document says creator and url, the other publisher and link. */
function mergeVideo(sent: Sent, stored: Video | null): Sent {
  return {
    ...stored,
    ...sent,
    publisher: chooseSpelling(sent.publisher, sent.creator, stored?.publisher ?? ""),
    url: chooseSpelling(sent.link, sent.url, stored?.url ?? ""),
  };
}
