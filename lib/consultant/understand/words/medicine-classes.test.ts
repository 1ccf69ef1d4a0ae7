import { expect, it } from "vitest";
import { stem } from "../../text/content-words";
import { nameClasses } from "./medicine-classes";

const page = (...words: string[]) => ({ stems: new Set(words.map(stem)) });

it("names the class of a medicine that the page does not name", () => {
  const text = "does § go with furosemide or sertraline";
  expect(nameClasses(text, [page("thiazides", "ssris")])).toBe(
    "does § go with loop diuretics or ssris",
  );
});

it("keeps a medicine that one of the pages names, and any where no page is asked of", () => {
  const text = "is § safe with warfarin";
  expect(nameClasses(text, [page("bleeding"), page("warfarin")])).toBe(text);
  expect(nameClasses(text, [])).toBe(text);
});
