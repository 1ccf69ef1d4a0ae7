import { beforeAll, expect, it } from "vitest";
import { buildConsultantLibrary } from "@/lib/consultant/corpus/consultant-library";
import type { LibraryIndex } from "@/lib/consultant/corpus/library-index";
import { setUpDatabase } from "@/tests/support/database";
import { isShown, type Paraphrase, readParaphrases } from "./paraphrases";

setUpDatabase("sqlite");
let library: LibraryIndex;
beforeAll(async () => {
  library = await buildConsultantLibrary();
});

const all = readParaphrases().filter(({ split }) => split === "tuning");
/** A fixed sample, judged within a second; `npm run eval:support` judges all. */
const sample = (isTrue: boolean) =>
  all.filter((one) => one.isTrue === isTrue).filter((_, at) => at % 3 === 0);
const shown = (sentences: Paraphrase[]) => sentences.filter((one) => isShown(library, one));

it("has true and false sentences", () => {
  expect(all.filter(({ isTrue }) => isTrue).length).toBeGreaterThanOrEqual(40);
  expect(all.filter(({ isTrue }) => !isTrue).length).toBeGreaterThanOrEqual(40);
});

it("shows no sentence that is false", () => {
  expect(shown(sample(false)).map(({ text }) => text)).toEqual([]);
});

it("shows three quarters of the true paraphrases at least", () => {
  const own = sample(true);
  expect(shown(own).length).toBeGreaterThanOrEqual(own.length * 0.75);
});
