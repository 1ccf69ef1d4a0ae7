import sanitizeHtml from "sanitize-html";
import { allowedHtml } from "./allowed";

/**
 * Reduces HTML to the allowed tags and attributes, on every write and at every rendering. Links to other
 * sites get `rel="noopener noreferrer"`.
 */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    ...allowedHtml,
    transformTags: {
      a: (tagName, { href, title }) => ({
        tagName,
        attribs: {
          ...(href && { href }),
          ...(title && { title }),
          ...(/^https?:/i.test(href ?? "") && { rel: "noopener noreferrer" }),
        },
      }),
    },
    allowedAttributes: { ...allowedHtml.allowedAttributes, a: ["href", "title", "rel"] },
  }).trim();
}

/** Text or HTML as safe HTML: text without block tags becomes paragraphs at line breaks. */
export function toHtml(value: string): string {
  if (hasBlocks(value)) return sanitise(value);
  return value
    .split(/\n+/)
    .map((line) => sanitise(line))
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join("");
}

export function hasBlocks(value: string): boolean {
  return /<(p|ul|ol|h3|h4|blockquote|table)\b/i.test(value);
}

/** The visible text with collapsed white space, for titles, cards, search and previews. */
export function toText(html: string): string {
  const spaced = html.replace(BLOCK_EDGE, " $&");
  const text = NEEDS_PARSING.test(spaced)
    ? decodeEntities(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }))
    : spaced.replace(/<[^>]*>/g, "");
  return text.replace(/\s+/g, " ").trim();
}

/**
 * An entity, or a tag that is not plainly one of the allowed ones. Without them nothing has to be parsed to
 * leave out the tags, which takes a tenth of the time.
 */
const NEEDS_PARSING = new RegExp(
  `&|<(?!/?(?:${allowedHtml.allowedTags.join("|")})(?: ?/)?>|a(?: (?:href|title|rel)="[^"<>&]*")+>)`,
  "i",
);

/** Boundaries of blocks, cells and lines, which separate words. */
const BLOCK_EDGE = /<\/?(?:p|ul|ol|li|h[1-6]|blockquote|table|thead|tbody|tr|th|td|br)\b/gi;

// The entities that sanitize-html writes in text.
function decodeEntities(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
