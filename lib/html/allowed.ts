import type { IOptions } from "sanitize-html";

/** Everything that stored html may hold. One table for writing, rendering, the editor and the checks. */
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

/** The hosts whose frames a page may hold, each the player of one video platform. */
export const frameHosts = {
  youtube: "www.youtube-nocookie.com",
  vimeo: "player.vimeo.com",
  dailymotion: "www.dailymotion.com",
} as const;

/** Origins that a page may frame: those of the players, and the one that Dailymotion's leads on to. */
export const frameOrigins = [...Object.values(frameHosts), "geo.dailymotion.com"].map(
  (host) => `https://${host}`,
);
