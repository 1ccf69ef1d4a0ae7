import type { LibraryPeptide } from "@/lib/consultant/corpus/library-index";
import { hashParagraph } from "@/lib/consultant/written-answers/written-answers";

/** What an answer may rest on: "mechanism 2" and the paragraph's text. Papers are listed, not told. */
export function paragraphsOf(peptide: LibraryPeptide): Map<string, string[]> {
  const passages = [
    ...(peptide.summary ? [["summary", peptide.summary] as const] : []),
    ...[...peptide.passages].filter(([section]) => section !== "papers"),
    ...[...peptide.factPassages].map(([kind, passage]) => [`fact-${kind}`, passage] as const),
  ];
  return new Map(
    passages.flatMap(([section, { paragraphs, isList }]) =>
      (isList ? [paragraphs.flat()] : paragraphs).map((sentences, at): [string, string[]] => [
        `${section} ${at + 1}`,
        sentences,
      ]),
    ),
  );
}

/** "mechanism 2" with the hash of the paragraph as it stands now. Throws where a page has none of that name. */
export function withHash(peptide: LibraryPeptide, name: string): string {
  const sentences = paragraphsOf(peptide).get(name);
  if (!sentences) throw new Error(`${peptide.name} has no paragraph "${name}"`);
  return `${name} ${hashParagraph(sentences)}`;
}
