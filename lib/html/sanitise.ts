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
  if (/<(p|ul|ol|h3|h4|blockquote|table)\b/i.test(value)) return sanitise(value);
  return value
    .split(/\n+/)
    .map((line) => sanitise(line))
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join("");
}

/** The visible text with collapsed white space, for titles, cards, search and previews. */
export function toText(html: string): string {
  const spaced = html.replace(BLOCK_EDGE, " $&");
  const stripped = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return decodeEntities(stripped).replace(/\s+/g, " ").trim();
}

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
