import { type ComponentType, createContext, use } from "react";
import type { Values } from "@/lib/drafts/merge-values";
import type { FactSectionKey } from "./fact-section-list";
import type { Path, PathProblem } from "./fact-values";

/** The facts of a form, what is wrong with them, and which rows are open. */
export interface FactsEditing {
  /** As the form holds them: an object, null, or a text that is no JSON. */
  value: unknown;
  /** Empty if there are none. */
  facts: Values;
  replace: (value: unknown) => void;
  /** May be called several times before the next render. */
  change: (edit: (facts: Values) => unknown) => void;
  /** Problems at a path or below it: of visited fields, and of all after a refused save. */
  problemsWithin: (path: Path) => PathProblem[];
  /** All problems, after a refused save. */
  refused: PathProblem[];
  /** Keys of sources that were added here: they follow the title. */
  newSources: Set<string>;
  /** The row of a list that is open: its place, or its key. */
  openRow: (list: Path) => string | undefined;
  setOpenRow: (list: Path, row: string | undefined) => void;
  /** Opens the rows around a path and moves the focus there. */
  show: (path: Path) => void;
  idOf: (path: Path) => string;
  /** The code of the editor, once it is loaded; null if it could not be. */
  editor: FactsEditor | undefined | null;
  load: () => void;
}

/** What the editor's chunk holds. */
export interface FactsEditor {
  SectionBody: ComponentType<{ section: FactSectionKey }>;
  placeOf: (path: Path, facts: Values) => string;
}

export const FactsEditingContext = createContext<FactsEditing | null>(null);

export function useFactsEditing(): FactsEditing {
  const editing = use(FactsEditingContext);
  if (!editing) throw new Error("There are no facts to edit here");
  return editing;
}
