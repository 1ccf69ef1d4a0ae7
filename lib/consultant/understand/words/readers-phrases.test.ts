import { expect, it } from "vitest";
import { readPhrases } from "./readers-phrases";

it.each([
  ["does it make your heart race", "does it make your heart rate"],
  ["do mice live longer", "do mice longevity"],
  ["race horses live long", "race horses live long"],
  ["does the effect wear off", "does the effect tolerance"],
  ["was a sugar pill given", "was a placebo given"],
  ["fed through a drip", "parenteral nutrition"],
  ["dry at night", "enuresis"],
  ["a lost sex drive before menopause", "a lost sexual desire premenopausal"],
  ["alzhiemers and diabetis", "alzheimer and diabetes"],
])("reads %j as %j", (text, read) => {
  expect(readPhrases(text)).toBe(read);
});
