import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "@/tests/support/database";
import { buildConsultantLibrary } from "../../corpus/consultant-library";
import type { LibraryIndex } from "../../corpus/library-index";
import layClasses from "../../vocabulary/readers/lay-classes.json";
import { nameLayClass } from "./lay-classes";

setUpDatabase("sqlite");
let library: LibraryIndex;
beforeAll(async () => {
  library = await buildConsultantLibrary();
});

describe("everyday names of a kind", () => {
  it("are read as each peptide that may be meant", () => {
    expect(nameLayClass(library, "Does the weekly slimming jab hurt?")).toEqual([
      "Does the weekly Semaglutide hurt?",
      "Does the weekly Tirzepatide hurt?",
    ]);
    expect(nameLayClass(library, "is a pen a good present?")).toEqual([]);
  });

  it("name peptides of the library", () => {
    const names = new Set(library.peptides.map(({ name }) => name));
    for (const name of layClasses.flatMap(({ peptides }) => peptides)) {
      expect(names).toContain(name);
    }
  });
});
