import { expect, it } from "vitest";
import type { Earlier } from "./earlier";
import { nameList } from "./name-list";

const after = (message: string): Earlier[] => [
  { message, topics: [], listed: [], isList: false, focus: [] },
];

it("knows of which list is spoken after a question on sport", () => {
  const asked = "and ghrelin, is that on the list too?";
  expect(nameList(asked, after("Is BPC-157 banned by WADA?"))).toBe(
    "and ghrelin, is that on the prohibited list too?",
  );
  expect(nameList(asked, after("Which peptides lower weight?"))).toBeNull();
  expect(nameList(asked, [])).toBeNull();
  expect(nameList("and ghrelin?", after("Is BPC-157 banned by WADA?"))).toBeNull();
});
