/**
 * Where "Read Article" leads: to the paper itself, or to its page here if it has no address. Null for
 * a paper of which only the citation is on record.
 */
export function readingHref({
  id,
  url,
  isCitationOnly,
}: {
  id: number;
  url?: string | null;
  isCitationOnly?: boolean;
}): string | null {
  if (url) return url;
  return isCitationOnly ? null : `/research/${id}`;
}
