/** The page of a term. */
export function termAddress(key: string): string {
  return `/glossary/${key}`;
}

/** The place of a term on the page of all terms. */
export function termAnchor(key: string): string {
  return `/glossary#${key}`;
}
