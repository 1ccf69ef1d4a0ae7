/** The levels that a text within a page's section has. */
const OWN_LEVELS = [3, 4] as const;

/**
 * Html from elsewhere with its headings on the two levels that stored texts have: a page's title and
 * its sections are h1 and h2, so the highest level found becomes h3 and those below it h4. Html with
 * no other levels stays as it is.
 */
export function toOwnHeadings(html: string): string {
  const found = [...html.matchAll(/<h([1-6])\b/gi)].map(([, level]) => Number(level));
  if (found.every((level) => OWN_LEVELS.some((own) => own === level))) return html;
  const highest = Math.min(...found);
  return html.replace(
    /<(\/?)h([1-6])\b/gi,
    (_, slash: string, level: string) => `<${slash}h${Number(level) === highest ? 3 : 4}`,
  );
}
