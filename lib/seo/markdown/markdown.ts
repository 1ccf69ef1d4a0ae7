import { NodeHtmlMarkdown } from "node-html-markdown";
import { env } from "@/lib/env";

const translator = new NodeHtmlMarkdown(
  {
    bulletMarker: "-",
    // The default pattern escapes the full stop in "CD131. " as if it began an ordered list.
    lineStartEscape: [/^(\s*?)(?:(\+\s|[=>-]|#{1,6}\s)|(\d+)(\.\s))/gm, "$1$3\\$2$4"],
    // Escapes text that looks like a tag.
    textReplace: [[/<(?=[a-z/!?])/gi, "\\<"]],
  },
  // Markdown has no syntax for these, and "10<sup>3</sup>" must not become 103.
  { sup: { prefix: "<sup>", postfix: "</sup>" }, sub: { prefix: "<sub>", postfix: "</sub>" } },
);

/** HTML as Markdown (CommonMark with tables); links within the site become absolute URLs. */
export function toMarkdown(html: string): string {
  const absolute = html.replaceAll('href="/', `href="${env.SITE_URL}/`);
  return `${translator.translate(absolute).trim()}\n`;
}

/** Escapes plain text as HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export function heading(level: 1 | 2 | 3, text: string): string {
  return `<h${level}>${escapeHtml(text)}</h${level}>`;
}

export function paragraph(text: string): string {
  return text ? `<p>${escapeHtml(text)}</p>` : "";
}

export function link(text: string, address: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
}

/** A list of HTML items; empty without items. */
export function list(items: string[]): string {
  return items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>` : "";
}

/** A list of `Term: text`; facts without a text are omitted. */
export function facts(entries: [term: string, text: string | number | null | undefined][]): string {
  return list(
    entries
      .filter(([, text]) => text !== null && text !== undefined && text !== "")
      .map(([term, text]) => `<strong>${escapeHtml(term)}:</strong> ${escapeHtml(String(text))}`),
  );
}

/** The header of a page in Markdown: title, kind and source. */
export function opening(title: string, path: string): string {
  return [
    heading(1, title),
    `<p>${escapeHtml(env.SITE_NAME)}, ${link(`${env.SITE_URL}${path}`, path)}</p>`,
    "<blockquote>For education only. This is not medical advice.</blockquote>",
  ].join("");
}
