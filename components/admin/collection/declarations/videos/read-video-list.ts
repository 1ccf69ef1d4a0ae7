import { MAX_VIDEO_IMPORT_BYTES, MAX_VIDEOS } from "@/lib/content/videos/video-import-limits";

type VideoList = { videos: unknown[]; problem?: undefined } | { problem: string };

/** The refused rows of a list as JSON to be corrected; blank if there are none. */
export function writeRefused(videos: unknown[], refused: number[]): string {
  const rows = refused.map((index) => videos[index]);
  return rows.length > 0 ? JSON.stringify({ videos: rows }, null, 2) : "";
}

/** The list in a pasted text, or its problem in the specified words. */
export function readVideoList(text: string): VideoList {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: "Invalid JSON format. Please check your input." };
  }
  const videos = value && typeof value === "object" && "videos" in value ? value.videos : null;
  if (!Array.isArray(videos)) return { problem: "JSON must contain a 'videos' array" };
  if (videos.length > MAX_VIDEOS) {
    return { problem: `At most ${MAX_VIDEOS} videos can be imported at once` };
  }
  if (new Blob([JSON.stringify(videos)]).size > MAX_VIDEO_IMPORT_BYTES) {
    return { problem: "At most 1 MB can be imported at once" };
  }
  return { videos };
}
