import { GENERAL_CATEGORY_ID } from "@/lib/content/categories/general";
import { fold } from "@/lib/search/fold";
import type { LibraryCategory } from "../../corpus/library-index";
import { contentWords } from "../../text/content-words";
import type { PlacedCriterion } from "../../understand/criteria/criteria";

interface OfSections {
  criteria: PlacedCriterion[];
  /** The question without its sections. */
  message: string;
}

/** The categories of the library that a question names as such: "the hormone section", "Pain & Inflammation peptides". */
export function readSections(
  categories: Pick<LibraryCategory, "id" | "name">[],
  message: string,
): OfSections {
  const known = categories.map(({ id, name }) => ({ id, name, stems: stemsOf(name) }));
  const general = { id: GENERAL_CATEGORY_ID, name: "General", stems: stemsOf("General") };
  const criteria: PlacedCriterion[] = [];
  const rest = message.replace(NAMED, (said, before, noun = "", after = "") => {
    const stems = stemsOf(before ?? after);
    const isSection = !noun.toLowerCase().startsWith("peptide");
    const found = [...known, general].find(({ stems: own }) =>
      isSection
        ? own.some((stem) => stems.includes(stem))
        : own.length > 1 && own.every((stem) => stems.includes(stem)),
    );
    if (!found) return said;
    criteria.push({
      start: 0,
      end: 0,
      words: `in the section “${found.name}”`,
      holds: ({ categoryIds }) => categoryIds.includes(found.id),
    });
    return ` ${isSection ? "" : "peptides "}`;
  });
  return { criteria, message: rest };
}

const NAMED =
  /(?:\b(?:from|in|of|under|within) )?\b(?:the )?((?:[\p{L}-]{1,20}(?: &)? ){1,5})(sections?|category|categories|group|shelf|peptides)\b|\bfiled under ([\p{L}-]{3,20}(?: (?:&|and) [\p{L}-]{3,20})?)/giu;

function stemsOf(text: string): string[] {
  return contentWords(fold(text).replaceAll("ageing", "aging"));
}
