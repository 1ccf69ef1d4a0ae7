import type { LibraryPeptide } from "../../corpus/library-index";
import type { Passage } from "../../corpus/passage";

/** A paragraph of a page, a fact, or a paragraph of a paper. */
export interface Unit {
  passage: Passage;
  sentences: string[];
  /** How many words they have. */
  words: number;
  /** It begins its section. */
  isFirst: boolean;
}

/** The paragraphs of a peptide's page, without its lists, of its papers and its facts. */
export function unitsOf(topic: LibraryPeptide): Unit[] {
  const known = units.get(topic);
  if (known) return known;
  const facts = [...topic.factPassages.values()];
  const made = [...topic.passages.values(), ...topic.articles, ...facts]
    .filter(({ isList, section }) => !isList && section !== "identity")
    .flatMap((passage) =>
      paragraphsOf(passage).map((sentences) => ({
        passage,
        sentences,
        words: sentences.join(" ").split(" ").length,
        isFirst: sentences === passage.paragraphs[0],
      })),
    );
  units.set(topic, made);
  return made;
}

const units = new WeakMap<LibraryPeptide, Unit[]>();

/** Of a fact its first sentence counts, not its notes, and a paper's first paragraph is its record. */
function paragraphsOf({ paragraphs, section }: Passage): string[][] {
  if (section === "article") return paragraphs.slice(1);
  return section === "facts" ? paragraphs.map(([fact = ""]) => [fact]) : paragraphs;
}
