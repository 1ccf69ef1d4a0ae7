import sanitizeHtml from "sanitize-html";
import { allowedHtml } from "./allowed";

const allowedTags = new Set<string>(allowedHtml.allowedTags);
const allowedAttributes: Record<string, string[]> = {
  ...allowedHtml.allowedAttributes,
  // The sanitiser rewrites these.
  a: [...allowedHtml.allowedAttributes.a, "rel"],
};

/** What the sanitiser removes from HTML, without duplicates: `["<img>", "style on <p>"]`. */
export function findRemovals(html: string): string[] {
  const removals = new Set<string>();
  sanitizeHtml(html, {
    ...allowedHtml,
    onOpenTag: (tag, attributes) => {
      if (!allowedTags.has(tag)) removals.add(`<${tag}>`);
      else {
        for (const name of Object.keys(attributes)) {
          if (!allowedAttributes[tag]?.includes(name)) removals.add(`${name} on <${tag}>`);
          else if (name === "href" && isRefused(attributes.href ?? ""))
            removals.add("a link's address");
        }
      }
    },
  });
  return [...removals];
}

function isRefused(href: string): boolean {
  const link = `<a href="${href.replaceAll('"', "&quot;")}"></a>`;
  return !sanitizeHtml(link, allowedHtml).includes("href");
}
