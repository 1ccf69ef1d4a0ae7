import { beforeAll, describe, expect, it } from "vitest";
import { buildConsultantLibrary } from "@/lib/consultant/corpus/consultant-library";
import { setUpDatabase } from "@/tests/support/database";
import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { unitsOf } from "../retrieve/pages/page-units";
import { sentenceKey } from "./question-index";
import { questionSigns } from "./question-signs";

setUpDatabase("sqlite");
let library: LibraryIndex;
let semaglutide: LibraryPeptide;
beforeAll(async () => {
  library = await buildConsultantLibrary();
  const found = library.peptides.find(({ name }) => name === "Semaglutide");
  if (!found) throw new Error("Semaglutide is not seeded");
  semaglutide = found;
});

/** What the paragraph says that the questions speak for most. */
function bestOf(text: string): string {
  const signs = questionSigns(library, semaglutide, text);
  const at = signs.findIndex(({ askedMost }) => askedMost === 1);
  return unitsOf(semaglutide)[at]?.sentences.join(" ") ?? "";
}

describe("readers' questions", () => {
  it.each([
    ["will the kilos come back after i stop", "Weight comes back in most people"],
    ["can it damage my eyes", "sight"],
    ["is it banned for athletes", "Monitoring Program"],
  ])("find the paragraph that answers %j", (text, answer) => {
    expect(bestOf(text)).toContain(answer);
  });

  it("say nothing of a question in words that no reader used", () => {
    for (const sign of questionSigns(library, semaglutide, "quux frobnicates xyzzy")) {
      expect(sign).toEqual({ asked: 0, askedTwice: 0, askedMost: 0, askedThere: 0 });
    }
  });

  it("belong to sentences of the seeded library, but for the few that were rewritten since", () => {
    const sentences = new Set(
      library.peptides.flatMap((topic) =>
        unitsOf(topic).flatMap(({ sentences: said }) =>
          said.map((sentence) => sentenceKey(topic.id, sentence)),
        ),
      ),
    );
    const keys = [...library.questions.bySentence.keys()];
    const lost = keys.filter((key) => !sentences.has(key));
    expect(lost.length, lost.join("\n")).toBeLessThan(keys.length / 20);
  });
});
