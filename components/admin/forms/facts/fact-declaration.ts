import type { vocabulary } from "@/lib/facts/vocabulary";
import type { FactSectionKey } from "./fact-section-list";

/** What a section edits. The schema decides what kind of control a field has, and whether it is required. */
export interface FactSection {
  key: FactSectionKey;
  /** Said above the rows. */
  note?: string;
  blocks: FactBlock[];
  /** Fields that are no rows. */
  loose?: { path: string[]; fields: FactField[] };
}

/** Rows of one kind: a list, the sources by key, or one object that may be left out. */
export interface FactBlock<Row = unknown> {
  /** In the facts, or in the row that holds it. */
  path: string[];
  /** In a sentence: "Add an approval" has "approval". */
  one: string;
  /** Stands above the rows where a section has several kinds. */
  title?: string;
  fields: FactField[];
  /** Rows within a row. */
  inner?: FactBlock[];
  /** A valid row in the words of the public page. */
  line(row: Row): string;
  /** A word that may stand in place of the rows. */
  instead?: { value: string; label: string };
}

export interface FactField {
  name: string;
  label: string;
  help?: string;
  placeholder?: string;
  /** Words for the values of a closed list; without them, the values themselves. */
  words?: (value: string) => string;
  /** What the value names: a term by its key, a source by its key, a peptide by its id. */
  of?: keyof typeof vocabulary | "sources" | "peptides";
}

/** Where the fact was read, and what there is to add. */
export const sourced: FactField[] = [
  { name: "source", label: "Source", of: "sources" },
  { name: "note", label: "Note", help: "Shown below the fact." },
];

/** Declares the rows of a block; their type is known to its line only. */
export function factBlock<Row>(block: FactBlock<Row>): FactBlock {
  return block;
}
