import { expect, it } from "vitest";
import { readSeededLibrary } from "@/evals/consultant/seeded-library";
import { retrieve } from "../retrieve";

const library = await readSeededLibrary();

it("lists what else is approved for an illness in all of its kinds", () => {
  const history = [{ isUser: true, message: "Tell me about semaglutide" }];
  const found = retrieve(library, "Which other drugs are approved for obesity?", history);
  const names = found.kind === "facts" ? found.list.found.map(({ name }) => name) : [];
  expect(names).toEqual(expect.arrayContaining(["Liraglutide", "Setmelanotide", "Tirzepatide"]));
  expect(names).not.toContain("Semaglutide");
});
