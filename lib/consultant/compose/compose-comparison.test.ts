import { describe, expect, it } from "vitest";
import { makeSmallLibrary } from "@/tests/support/small-library";
import { retrieve } from "../retrieve/retrieve";
import { composeAnswer } from "./compose-answer";

const library = await makeSmallLibrary([
  {
    name: "Alphatide",
    description:
      "<p>Alphatide is a peptide of ten residues.</p><p>Unlike Betatide it crosses the placenta of rats.</p>",
    sideEffects: "<p>Nausea was frequent.</p>",
    warnings: "<p>Glass holds it. It is not to be confused with Betatide. Light harms it.</p>",
    regulatoryStatus: "approved in Japan",
  },
  {
    name: "Betatide",
    description: "<p>Betatide is a peptide of twelve residues.</p>",
    sideEffects: "<p>Fever was seen.</p>",
    regulatoryStatus: "research only",
  },
  ...Array.from({ length: 8 }, (_, at) => ({ name: `Fillerin ${at}` })),
]);

const answer = (message: string, ...before: string[]) => {
  const history = before.map((said) => ({ isUser: true, message: said }));
  return composeAnswer(library, retrieve(library, message, history), { message, history }).map(
    ({ pieces }) => pieces.map(({ text }) => text).join(" "),
  );
};

const LINK = "A page of its own sets all recorded facts side by side.";

describe("composeComparison", () => {
  it("tells what each is, then what one page says of the other", () => {
    expect(answer("What is the difference between Alphatide and Betatide?")).toEqual([
      "Alphatide is a peptide of ten residues.",
      "Betatide is a peptide of twelve residues.",
      "Alphatide: Unlike Betatide it crosses the placenta of rats.",
      LINK,
    ]);
  });

  it("tells from their openings alone what they were made after", () => {
    expect(answer("Alphatide vs Betatide: what was each of them modelled on?")).toEqual([
      "Alphatide is a peptide of ten residues.",
      "Betatide is a peptide of twelve residues.",
      LINK,
    ]);
  });

  it("begins with the paragraph that names the other where it answers", () => {
    expect(answer("How do Alphatide and Betatide differ in the placenta?")[0]).toBe(
      "Alphatide: Unlike Betatide it crosses the placenta of rats.",
    );
  });

  it("tells only of the matter that is asked for", () => {
    const sides = ["Alphatide: Nausea was frequent.", "Betatide: Fever was seen.", LINK];
    expect(answer("Compare the side effects of Alphatide and Betatide")).toEqual(sides);
    expect(answer("and the side effects?", "Compare Alphatide and Betatide")).toEqual(sides);
  });

  it("says that pages prove nothing where it is asked which does better", () => {
    expect(answer("Is Alphatide better than Betatide?").at(-2)).toMatch(
      /only a study that tested both/,
    );
  });

  it("says that no trial of one against the other is recorded", () => {
    expect(answer("Has anybody put Alphatide and Betatide head to head?")).toContain(
      "No trial recorded here tested Alphatide and Betatide against each other.",
    );
  });
});
