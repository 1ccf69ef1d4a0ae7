import { isGlossaryPage } from "@/lib/glossary/glossary-pages";
import type { GlossaryTerm } from "@/lib/glossary/glossary-schema";
import { type Check, lists, type Problem } from "./content";
import { countSentences } from "./texts";

const { file } = lists.glossary;
const MIN_CHARACTERS = 80;

/** Reports terms that are not two sentences, out of order, share a name, or lead nowhere. */
export const checkGlossary: Check = ({ glossary: terms, peptides }) => {
  const keys = new Set(terms.map(({ key }) => key));
  const ids = new Set(peptides.map((peptide) => Number(/\d+/.exec(peptide.file)?.[0])));
  return [
    ...terms.flatMap((term, at) => [
      ...listTextProblems(term),
      ...listOrderProblems(terms[at - 1], term),
      ...listLinkProblems(term, keys, ids),
    ]),
    ...listSharedNames(terms),
  ];
};

function listTextProblems({ key, definition }: GlossaryTerm): Problem[] {
  const sentences = countSentences(definition);
  return [
    ...(sentences === 2 ? [] : [problem(key, "definition", `has ${sentences} sentences, wants 2`)]),
    ...(definition.length < MIN_CHARACTERS
      ? [problem(key, "definition", `has ${definition.length} characters`)]
      : []),
  ];
}

function listOrderProblems(before: GlossaryTerm | undefined, { key, name }: GlossaryTerm) {
  return before && before.name.localeCompare(name, "en") > 0
    ? [problem(key, "name", `stands behind ${before.name}`)]
    : [];
}

function listLinkProblems(
  { key, see, peptides, pages }: GlossaryTerm,
  keys: Set<string>,
  ids: Set<number>,
): Problem[] {
  return [
    ...see
      .filter((other) => other === key || !keys.has(other))
      .map((other) => problem(key, "see", `${other} is no other term`)),
    ...peptides
      .filter((id) => !ids.has(id))
      .map((id) => problem(key, "peptides", `there is no peptide ${id}`)),
    ...pages
      .filter((path) => !isGlossaryPage(path))
      .map((path) => problem(key, "pages", `${path} is no page of facts`)),
  ];
}

/** A key, a name or another name belongs to one term. */
function listSharedNames(terms: GlossaryTerm[]): Problem[] {
  const owners = new Map<string, GlossaryTerm>();
  return terms.flatMap((term) =>
    [
      ...new Set([
        term.key,
        term.name.toLowerCase(),
        ...term.also.map((name) => name.toLowerCase()),
      ]),
    ]
      .filter((name) => {
        const isTaken = owners.has(name);
        if (!isTaken) owners.set(name, term);
        return isTaken;
      })
      .map((name) => problem(term.key, "name", `${name} is ${owners.get(name)?.name} already`)),
  );
}

function problem(key: string, field: string, problem: string): Problem {
  return { file, field: `${key}.${field}`, problem };
}
