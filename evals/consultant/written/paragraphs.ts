import type { LibraryIndex, LibraryPeptide } from "@/lib/consultant/corpus/library-index";
import { hashParagraph } from "@/lib/consultant/written-answers/written-file";

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

/** The same of a paragraph of any page, "81 mechanism 2", or of the site's texts, "document-faq-1 1". */
export function anyWithHash(library: LibraryIndex, name: string): string {
  const [, id, rest] = name.match(/^(\d+) (.+)$/) ?? [];
  if (id && rest) return `${id} ${withHash(findPage(library, Number(id)), rest)}`;
  const [text = "", number] = name.split(" ");
  const passage = [...library.documents, ...library.definitions.values()].find(
    (one) => one.id === text,
  );
  const sentences = passage?.paragraphs[Number(number) - 1];
  if (!sentences) throw new Error(`No text of the site is called "${name}"`);
  return `${name} ${hashParagraph(sentences)}`;
}

/** Throws where no peptide has the number. */
export function findPage({ peptides }: LibraryIndex, id: number): LibraryPeptide {
  const found = peptides.find((one) => one.id === id);
  if (!found) throw new Error(`No peptide has the number ${id}`);
  return found;
}
