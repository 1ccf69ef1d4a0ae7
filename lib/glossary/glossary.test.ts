import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { findGlossaryTerm, glossary } from "./glossary";
import { glossaryLinks } from "./glossary-pages";
import { glossaryTerm } from "./glossary-schema";
import { termLabels } from "./term-labels";

it("labels of facts lead to terms that exist", () => {
  const missing = Object.entries(termLabels).filter(([, key]) => !findGlossaryTerm(key));
  expect(missing).toEqual([]);
});

it("has the terms of prisma/data/glossary.yaml, as `npm run glossary` writes them", () => {
  const file = parse(readFileSync("prisma/data/glossary.yaml", "utf8"));
  expect(glossary).toEqual(z.array(glossaryTerm).parse(file));
  expect(glossary.length).toBeGreaterThanOrEqual(150);
});

it("links to pages that exist now", () => {
  const [term] = glossary;
  if (!term) throw new Error("The glossary is empty");
  const collected = { peptides: [{ id: 36, name: "Semaglutide" }], conditions: [], targets: [] };
  const links = glossaryLinks(
    { ...term, pages: ["/sport", "/conditions/obesity"], peptides: [36, 37] },
    collected,
  );
  expect(links).toEqual([
    { href: "/sport", text: "Peptides in sport" },
    { href: "/peptides/36", text: "Semaglutide" },
  ]);
});
