import { type DataFiles, documentFile, fieldName, lists, type Problem } from "./content";

// The only document with optional fields: without accounts no links are shown.
const MAY_BE_BLANK = documentFile("social-media");

/** Reports empty texts and values in every file. `checkLengths` covers empty lists. */
export function findBlanks(files: DataFiles): Problem[] {
  return Object.entries(files)
    .filter(([file]) => file !== MAY_BE_BLANK && !isOfFacts(file))
    .flatMap(([file, value]) =>
      listBlanks(value, []).map((path) => ({
        file,
        field: isList(file) ? entryField(value, path) : fieldName(path),
        problem: "is empty",
      })),
    );
}

/** Their schemas refuse blanks, but for the unit of a ratio, which has none. */
function isOfFacts(file: string): boolean {
  return /^(facts|vocabularies)\//.test(file);
}

function listBlanks(value: unknown, path: PropertyKey[]): PropertyKey[][] {
  if (value === null || value === undefined) return [path];
  if (typeof value === "string") return value.trim() === "" ? [path] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => listBlanks(item, [...path, index]));
  if (typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) => listBlanks(item, [...path, key]));
}

function isList(file: string): boolean {
  return Object.values(lists).some((list) => list.file === file);
}

function entryField(value: unknown, [index, ...path]: PropertyKey[]): string {
  const entry = Array.isArray(value) ? value[Number(index)] : undefined;
  return `${entry?.key || (entry?.id ?? String(index))}.${fieldName(path)}`;
}
