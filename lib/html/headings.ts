/** Heading levels of texts within a section of a page. */
const OWN_LEVELS = [3, 4] as const;

/**
 * Maps the headings of pasted HTML to the two levels of stored texts: pages use h1 and h2 themselves, so
 * the highest level becomes h3 and all others h4. HTML that has only these is unchanged.
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
