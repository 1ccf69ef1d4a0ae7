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

/**
 * Origins whose video players a page may frame: those of `playerAddress` in video-embed.ts, and the
 * one that Dailymotion's leads on to.
 */
export const frameOrigins = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
  "https://www.dailymotion.com",
  "https://geo.dailymotion.com",
];
