import { expect, it } from "vitest";
import { readPhrases } from "./readers-phrases";

it.each([
  ["does it make your heart race", "does it make your tachycardia"],
  ["do mice live longer", "do mice longevity"],
  ["race horses live long", "race horses live long"],
])("reads %j as %j", (text, read) => {
  expect(readPhrases(text)).toBe(read);
});
