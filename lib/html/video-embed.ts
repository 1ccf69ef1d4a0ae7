import { frameHosts } from "./allowed";

export type VideoPlatform = keyof typeof frameHosts;

/** A video of a supported platform, reduced to the parts of its player's URL. */
export interface VideoEmbed {
  platform: VideoPlatform;
  id: string;
}

export const PLATFORM_NAMES: Record<VideoPlatform, string> = {
  youtube: "YouTube",
  vimeo: "Vimeo",
  dailymotion: "Dailymotion",
};

/**
 * The player of a video's URL, else of its embed code, else null. Only the iframe's URL is read from the
 * code; nothing of it reaches a page.
 */
export function videoEmbed(video: { url: string; embedCode: string }): VideoEmbed | null {
  return parseVideoAddress(video.url) ?? parseVideoAddress(addressInCode(video.embedCode));
}

/** Watch, short, embed and shorts links of YouTube, numeric ids of Vimeo, /video/ of Dailymotion. */
export function parseVideoAddress(address: string): VideoEmbed | null {
  const url = toUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const platform = hosts[url.hostname.toLowerCase().replace(/^(www|m)\./, "")];
  const id = platform && readers[platform](url);
  return id ? { platform, id } : null;
}

/** The player's URL, with autoplay, as it is loaded only after a click. */
export function playerAddress(embed: VideoEmbed): string {
  const options = {
    youtube: "autoplay=1&rel=0",
    vimeo: "autoplay=1&dnt=1",
    dailymotion: "autoplay=1",
  };
  return `${frameAddress(embed)}?${options[embed.platform]}`;
}

/** Our own iframe for the player of an embed code; null if the code has none. */
export function playerFrame(embedCode: string): string | null {
  const embed = parseVideoAddress(addressInCode(embedCode));
  if (!embed) return null;
  return `<iframe src="${frameAddress(embed)}" width="560" height="315" title="${PLATFORM_NAMES[embed.platform]} player" allow="encrypted-media; fullscreen; picture-in-picture" allowfullscreen></iframe>`;
}

/** The video's page on its platform. */
export function watchAddress({ platform, id }: VideoEmbed): string {
  return {
    youtube: `https://www.youtube.com/watch?v=${id}`,
    vimeo: `https://vimeo.com/${id}`,
    dailymotion: `https://www.dailymotion.com/video/${id}`,
  }[platform];
}

const hosts: Record<string, VideoPlatform | undefined> = {
  "youtube.com": "youtube",
  "youtube-nocookie.com": "youtube",
  "youtu.be": "youtube",
  "vimeo.com": "vimeo",
  "player.vimeo.com": "vimeo",
  "dailymotion.com": "dailymotion",
};

const readers: Record<VideoPlatform, (url: URL) => string | undefined> = {
  youtube: ({ hostname, pathname, searchParams }) => {
    const id = hostname.toLowerCase().endsWith("youtu.be")
      ? pathname.slice(1).replace(/\/$/, "")
      : pathname === "/watch"
        ? searchParams.get("v")
        : /^\/(?:embed|shorts)\/([^/]+)\/?$/.exec(pathname)?.[1];
    return id && /^[\w-]{11}$/.test(id) ? id : undefined;
  },
  vimeo: ({ pathname }) => /^\/(?:(?:video|channels\/[\w-]+)\/)?(\d{1,12})\/?$/.exec(pathname)?.[1],
  dailymotion: ({ pathname }) =>
    /^\/(?:embed\/)?video\/([a-z0-9]{1,20})(?:_[^/]*)?\/?$/i.exec(pathname)?.[1],
};

function frameAddress({ platform, id }: VideoEmbed): string {
  const paths = { youtube: "embed", vimeo: "video", dailymotion: "embed/video" };
  return `https://${frameHosts[platform]}/${paths[platform]}/${id}`;
}

function addressInCode(embedCode: string): string {
  const found = /<iframe\s(?:[^>]*\s)?src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(embedCode);
  const address = (found?.[1] ?? found?.[2] ?? found?.[3] ?? "").trim().replaceAll("&amp;", "&");
  return address.startsWith("//") ? `https:${address}` : address;
}

function toUrl(address: string): URL | null {
  try {
    return new URL(address.trim());
  } catch {
    return null; // Not a URL.
  }
}
