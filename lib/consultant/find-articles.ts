import { fold } from "@/lib/search/fold";
import { contentWords } from "./content-words";
import type { LibraryIndex } from "./library-index";
import type { Passage } from "./passage";
import type { AskedQuestion } from "./read-question";

const MOST = 3;

/** The papers that a question means: by number, by title, or by author and year; best first. */
export function findArticles(
  library: LibraryIndex,
  message: string,
  asked: AskedQuestion,
): Passage[] {
  const numbered = byNumber(library, message);
  if (numbered.length > 0) return numbered;
  const quoted = byTitle(library, message);
  if (quoted.length > 0) return quoted;
  return asked.intents.includes("papers") || CUE.test(asked.text)
    ? byAuthor(library, message).slice(0, MOST)
    : [];
}

const CUE =
  /\b(?:stud(?:y|ies)|trial|et al|review|authors?|wrote|group of|paper|article|published)\b/;

function byNumber(library: LibraryIndex, message: string): Passage[] {
  const numbers = new Set(message.match(/\b\d{6,9}\b/g) ?? []);
  const doi = message
    .match(/\b10\.\d{4,9}\/[^\s"<>]+/)?.[0]
    ?.replace(/[.,;)?]+$/, "")
    .toLowerCase();
  return library.articles.filter((_, at) => {
    const record = library.articleRecords[at];
    return (
      (record?.pmid &&
        numbers.has(record.pmid) &&
        /pubmed|pmid|paper|stud|article/i.test(message)) ||
      (doi !== undefined && record?.doi?.toLowerCase() === doi)
    );
  });
}

/** Papers whose title is, nearly whole, in the question. */
function byTitle(library: LibraryIndex, message: string): Passage[] {
  const words = new Set(contentWords(message));
  if (words.size < 4) return [];
  return library.articles
    .map((passage, at) => {
      const title = [...new Set(contentWords(library.articleRecords[at]?.title ?? ""))];
      const met = title.filter((word) => words.has(word)).length;
      return { passage, met, share: met / Math.max(title.length, 1) };
    })
    .filter(({ met, share }) => met >= 4 && share >= 0.75)
    .sort((a, b) => b.share - a.share || b.met - a.met)
    .slice(0, 1)
    .map(({ passage }) => passage);
}

/** Papers by an author that is named, of the year that is named; those on the question's words first. */
function byAuthor(library: LibraryIndex, message: string): Passage[] {
  const text = fold(message);
  const years = new Set(text.match(/\b(?:19|20)\d\d\b/g) ?? []);
  const words = new Set(contentWords(message));
  return library.articles
    .flatMap((passage, at) => {
      const { authors, title, year } = library.articleRecords[at] ?? {};
      const surnames = fold(authors ?? "")
        .replace(/,?\s*et al\.?/, "")
        .split(",")
        .map((author) => author.trim().replace(/\s+[a-z]{1,4}$/, ""));
      const isNamed = surnames.some(
        (surname) =>
          surname.length > 3 &&
          new RegExp(`(?<!\\p{L})${escapePattern(surname)}(?!\\p{L})`, "u").test(text),
      );
      if (!isNamed || (years.size > 0 && !years.has(String(year)))) return [];
      return [{ passage, met: contentWords(title ?? "").filter((word) => words.has(word)).length }];
    })
    .sort((a, b) => b.met - a.met)
    .map(({ passage }) => passage);
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
