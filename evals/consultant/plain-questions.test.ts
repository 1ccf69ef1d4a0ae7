import { expect, it } from "vitest";
import { ask } from "./ask";
import { readSeededLibrary } from "./seeded-library";

const library = await readSeededLibrary();
/** As on pages for which no answer is written, or not any more. */
const written = library.peptides.map((peptide) => {
  const { name, written: own } = peptide;
  peptide.written = { plain: new Map(), versus: new Map(), particular: null };
  return { peptide, name, own };
});
/** Each eighth page, and those whose names stand for a class or have brackets too. */
const asked = library.peptides.filter(({ id, name }) => id % 8 === 3 || /\(|GHRP/.test(name));

// What readers ask most of any page, and the section of the page that answers first.
it.each([
  ["How does X work?", /Mechanism/],
  ["explain how X works", /Mechanism/],
  ["What is X?", /Short description/],
  ["X", /Short description/],
  ["What is X used for?", /Common uses/],
  ["why do people take X?", /Common uses/],
  ["benefits of X", /Benefits/],
  ["side effects of X", /Side effects/],
  ["Is X safe?", /Side effects/],
  ["Who should not take X?", /Warnings/],
  ["Is X approved?", /Approvals|Regulatory status/],
  ["Is X banned in sport?", /In sport/],
  ["Does X work?", /Evidence/],
  ["Is X a peptide?", /Technical details/],
  ["papers on X", /Scientific papers/],
])("%j is answered from the section that it asks for", async (question, section) => {
  const first = [];
  for (const { name } of asked) {
    const { citations } = await ask(library, question.replace("X", name));
    first.push(`${name}: ${citations[0]?.title ?? "nothing"}`);
  }
  expect(first.filter((one) => !section.test(one))).toEqual([]);
});

it.each([
  ["How does X work?", "how"],
  ["What is X?", "what"],
  ["why do people take X?", "use"],
  ["side effects of X", "side-effects"],
  ["Is X safe?", "safe"],
  ["Who should not take X?", "avoid"],
  ["Is X approved?", "approved"],
  ["Is X banned in sport?", "sport"],
  ["Does X work?", "works"],
  ["can X be taken as a pill", "pill"],
])("%j is answered by what was written on it", async (question, key) => {
  for (const { peptide, name, own } of written.filter(({ own }) => own.plain.has(key))) {
    peptide.written = own;
    const { text, citations } = await ask(library, question.replace("X", name));
    const said = own.plain.get(key)?.sentences.map((sentence) => sentence.text) ?? [];
    expect(text.replaceAll(/\[\d+\]/g, ""), name).toContain(said.join(" "));
    expect(citations.length, name).toBeGreaterThan(0);
    peptide.written = { plain: new Map(), versus: new Map(), particular: null };
  }
});

it.each(["does X contain gluten", "how should X be stored"])(
  "%j is not answered from a page that says nothing of it",
  async (question) => {
    const silent = library.peptides.filter(
      ({ stems }) => !["gluten", "stor"].some((one) => stems.has(one)),
    );
    for (const { name } of silent.slice(0, 8)) {
      expect((await ask(library, question.replace("X", name))).outcome).toBe("abstained");
    }
  },
);

it.each([
  [
    "may KPV be compounded in the US?",
    "pharmacies in the United States be allowed to compound KPV",
  ],
  [
    "is compounding DSIP allowed?",
    "pharmacies in the United States not be allowed to compound DSIP",
  ],
  ["why is insulin banned in sport?", "prohibited by WADA"],
])("%j is answered by what stands there on it", async (question, said) => {
  expect((await ask(library, question)).text).toContain(said);
});

it("asks of the peptide that was named a sentence before, not of a list", async () => {
  const { text } = await ask(
    library,
    "I read that GHRP-2 is approved in Japan. Approved for what?",
  );
  expect(text).toMatch(/^GHRP-2 .* test for growth hormone deficiency/);
});
