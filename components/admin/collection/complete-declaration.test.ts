import { expect, it } from "vitest";
import { z } from "zod";
import { html, idList, numberOrNull, requiredText, shortText } from "@/lib/content/wire";
import type { CollectionNames } from "./collections";
import { completeDeclaration } from "./complete-declaration";
import type { FieldDeclaration, TableDeclaration } from "./declaration";

const names = {
  collection: "labs",
  label: { one: "lab", many: "labs" },
} as CollectionNames;

const fields: FieldDeclaration[] = [
  { name: "name", label: "Name", kind: "text" },
  { name: "city", label: "City", kind: "text" },
  { name: "texts", label: "Texts", kind: "chips", holds: "list" },
  { name: "about", label: "About", kind: "html" },
  { name: "founded", label: "Founded", kind: "number" },
  { name: "peptideIds", label: "Peptides", kind: "multiselect", of: "peptides", hasGeneral: true },
  { name: "alias", label: "Alias", kind: "text", maxLength: 9 },
];

const { path, sections, defaults, notices } = completeDeclaration(names, {
  sections: [{ title: "Lab", fields }],
  input: z.object({
    name: requiredText(120),
    city: shortText(60).nullable().default(null),
    texts: z.array(shortText(30)).default([]),
    about: html().default(""),
    founded: numberOrNull(z.number()).default(null),
    peptideIds: idList.default([]),
  }),
} as unknown as TableDeclaration);

it("takes from the schema whether a field is required or may be null, and its length", () => {
  const [name, city, texts, about, founded, , alias] = sections[0]?.fields ?? [];
  expect(name).toMatchObject({ required: true, isNullable: false, maxLength: 120 });
  expect(city).toMatchObject({ required: false, isNullable: true, maxLength: 60 });
  expect(texts).toMatchObject({ required: false, maxLength: 30 });
  expect(about).not.toHaveProperty("maxLength");
  expect(founded).toMatchObject({ required: false });
  expect(alias).toEqual(fields.at(-1));
});

it("begins a new item with the schema's defaults, and with nothing where there is none", () => {
  expect(defaults).toEqual({
    name: "",
    city: null,
    texts: [],
    about: "",
    founded: null,
    peptideIds: "",
    alias: "",
  });
});

it("names the collection in its address and its notices", () => {
  expect(path).toBe("/api/labs");
  expect(notices.loadFailed).toBe("Failed to load labs. Please try again.");
  expect(notices.created).toBe("Lab created successfully!");
});
