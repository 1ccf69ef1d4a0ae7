import sanitizeHtml from "sanitize-html";
import { allowedHtml } from "./allowed";

/**
 * Stored html reduced to the allowed tags and attributes; run on every write and at every rendering.
 * Links to other sites open without handing them our page.
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

/** Text or html as safe html: text without a block tag becomes paragraphs at its line breaks. */
export function toHtml(value: string): string {
  if (/<(p|ul|ol|h3|h4|blockquote|table)\b/i.test(value)) return sanitise(value);
  return value
    .split(/\n+/)
    .map((line) => sanitise(line))
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join("");
}

/** The text that a reader sees, white space folded: for titles, cards, search and previews. */
export function toText(html: string): string {
  const spaced = html.replace(BLOCK_EDGE, " $&");
  const stripped = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return decodeEntities(stripped).replace(/\s+/g, " ").trim();
}

/** Where one block, cell or line ends and another begins: text on both sides is not one word. */
const BLOCK_EDGE = /<\/?(?:p|ul|ol|li|h[1-6]|blockquote|table|thead|tbody|tr|th|td|br)\b/gi;

// sanitize-html escapes exactly these in the text that it leaves.
function decodeEntities(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
