type VideoList = { videos: unknown[]; problem?: undefined } | { problem: string };

/** The list in a pasted text, or what is wrong with it in the specified words. */
export function readVideoList(text: string): VideoList {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: "Invalid JSON format. Please check your input." };
  }
  const videos = value && typeof value === "object" && "videos" in value ? value.videos : null;
  return Array.isArray(videos) ? { videos } : { problem: "JSON must contain a 'videos' array" };
}
