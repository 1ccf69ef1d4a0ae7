import { expect, it } from "vitest";
import { keepInitials } from "./spelt-out";

it.each([
  ["growth hormone releasing hormone (GHRH) analogues", "GHRH analogues"],
  ["list the growth hormone (gh) peptides", "list the gh peptides"],
  ["growth hormone (HGH) peptides", "growth hormone (HGH) peptides"],
  ["a page (or two)", "a page (or two)"],
  ["(GH)", "(GH)"],
])("makes of %j %j", (text, kept) => {
  expect(keepInitials(text)).toBe(kept);
});
