/**
 * How running text names a paper: "Chang et al., 2011", "Smith, 2003", and without authors
 * its journal or the first words of its title.
 */
export function citationLabel(article: {
  title: string;
  authors?: string | null;
  journal?: string | null;
  year?: number | null;
}): string {
  const name = authorLabel(article.authors) ?? article.journal ?? firstWords(article.title);
  return article.year ? `${name}, ${article.year}` : name;
}

/** The authors as a list names them: "Chang CH et al."; a single one, or none, as recorded. */
export function leadAuthor(authors: string | null | undefined): string | null {
  const [first, ...others] = authors?.split(",") ?? [];
  return first && others.length > 0 ? `${first.trim()} et al.` : (authors ?? null);
}

// Authors come as PubMed prints them: "Chang CH, Tsai WC et al."
function authorLabel(authors: string | null | undefined): string | null {
  if (!authors) return null;
  const names = authors.replace(/,?\s*et al\.?$/i, "").split(",");
  const surname = names[0]?.trim().replace(/\s+[A-Z]{1,4}$/, "");
  if (!surname) return null;
  return names.length > 1 || /et al/i.test(authors) ? `${surname} et al.` : surname;
}

function firstWords(title: string): string {
  const words = title.replace(/^\[|\]$/g, "").split(" ");
  return `“${words.slice(0, 6).join(" ")}${words.length > 6 ? "…" : ""}”`;
}
