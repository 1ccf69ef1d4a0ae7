import type { IOptions } from "sanitize-html";

/** The allowlist of stored HTML, used when writing and rendering, by the editor and by content checks. */
export const allowedHtml = {
  allowedTags: [
    "p",
    "br",
    "ul",
    "ol",
    "li",
    "strong",
    "em",
    "b",
    "i",
    "u",
    "sub",
    "sup",
    "a",
    "h3",
    "h4",
    "blockquote",
    "code",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: {
    a: ["href", "title"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
} satisfies IOptions;

/** Hosts that pages may frame: the players of the video platforms. */
export const frameHosts = {
  youtube: "www.youtube-nocookie.com",
  vimeo: "player.vimeo.com",
  dailymotion: "www.dailymotion.com",
} as const;

/** Origins that pages may frame: the players, and the one to which Dailymotion's redirects. */
export const frameOrigins = [...Object.values(frameHosts), "geo.dailymotion.com"].map(
  (host) => `https://${host}`,
);
