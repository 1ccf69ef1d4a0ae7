import { describe, expect, it } from "vitest";
import { ask } from "../ask";
import { readSeededLibrary } from "../seeded-library";

const library = await readSeededLibrary();

describe("a follow-up", () => {
  it.each([
    [
      "is about the one that is pointed to in a list",
      "What is the second one used for?",
      /^The page on Desmopressin/,
      ["Which peptides can be given as a nasal spray?", "Which of them are approved in the US?"],
    ],
    [
      "goes on with that one",
      "Does it cause low sodium?",
      /^Desmopressin makes the kidney take back water.* lowers blood sodium/,
      [
        "Which peptides can be given as a nasal spray?",
        "Which of them are approved in the US?",
        "What is the second one used for?",
      ],
    ],
    [
      "is about the trial that it names, of two that were compared",
      "What did the CONFIRM trial show?",
      /^The CONFIRM trial found that terlipressin reversed/,
      ["How does terlipressin compare with vasopressin?"],
    ],
    [
      "asks whether another peptide is in a list",
      "is semaglutide on it too?",
      /^No, semaglutide is not prohibited in sport/,
      ["I compete in cycling. Which peptides are banned in sport?"],
    ],
    [
      "asks which is better",
      "is tirzepatide better than it?",
      /^Semaglutide acts on the GLP-1 receptor alone.*SURMOUNT-5/,
      ["How does semaglutide work?"],
    ],
    [
      "asks for others against the same condition",
      "What else is approved for acromegaly?",
      /^No peptide .* other than Octreotide and Lanreotide\./,
      ["What receptor does octreotide act on?", "and how does lanreotide differ?"],
    ],
    [
      "asks for another against a condition of its own",
      "Is there an alternative for septic shock?",
      /^2 peptides .* septic shock; other than Terlipressin/,
      ["What is terlipressin?"],
    ],
    [
      "asks which is better after a question on approval",
      "is TB-500 any better?",
      /^BPC-157 is a chain of fifteen amino acids.* TB-500/,
      ["is BPC-157 legal?"],
    ],
    [
      "judges by the evidence",
      "is that a lot?",
      /70 participants/,
      ["How big were the studies of argireline?"],
    ],
    [
      "asks for others than the one that was spoken of",
      "Which other mitochondrial peptides are there?",
      /other than SS-31 \(Elamipretide\)/,
      ["What is elamipretide?"],
    ],
    [
      "leaves a judgement aside where it names another peptide",
      "and Matrixyl?",
      /^Pal-KTTKS/,
      ["How big were the studies of argireline?", "is that a lot?"],
    ],
    [
      "asks whether the same holds of another",
      "And lanreotide, is it the same story?",
      /ciclosporin may drop/,
      ["What does octreotide do to ciclosporin levels?"],
    ],
    [
      "asks of two that it names, and not of what was spoken of",
      "OK so forget that. What about TB-500, isn't that the same as thymosin beta-4?",
      /^TB-500 is a chain of seven amino acids/,
      ["Is BPC-157 allowed in competition?"],
    ],
    [
      "asks of which of two something was asked",
      "i also look melanotan 2 for brown skin. is dangerous? is same as afamelanotide?",
      /^Melanotan II has not been shown to be safe/,
      [],
    ],
    [
      "asks which of two is heavier",
      "Which of the two is heavier?",
      /^Vasopressin has the larger average mass\./,
      ["What is the sequence of oxytocin?", "And of vasopressin?"],
    ],
  ] as const)("%s", async (_, message, begins, after) => {
    const { text } = await ask(library, message, { after: [...after] });
    expect(text).toMatch(begins);
  });
});

it.each([
  [
    "a guy at my gym swears by BPC-157 for his shoulder, does it work?",
    /^Not that anyone has shown in people/,
  ],
  ["What was the result of the CONFIRM trial?", /^CONFIRM \(phase 3/],
  ["What trials support elamipretide in Barth syndrome?", /TAZPOWER|Barth/],
  ["How quickly does desmopressin wear off?", /^The half-life of Desmopressin/],
])("what stands beside what is asked does not lead elsewhere: %j", async (message, begins) => {
  expect((await ask(library, message)).text).toMatch(begins);
});

it.each([
  [
    "Linaclotide versus plecanatide - with or without food, and capsule or tablet?",
    /empty stomach[\s\S]*with or without food[\s\S]*tablet/,
  ],
  [
    "My father has bad kidneys. Which is more of a problem for him, exenatide or liraglutide?",
    /^Exenatide is limited by kidney function[\s\S]*[Kk]idney injury[^.]*liraglutide/,
  ],
  [
    "Secretin, PYY and ghrelin: which of them make you hungry and which cells release each one?",
    /signal of fullness[\s\S]*eat more[\s\S]*On Secretin I found nothing that answers this[\s\S]*L cells/,
  ],
  [
    "My kidneys are at 30 percent. Which of octreotide, lanreotide and desmopressin is a problem then?",
    /kidney disease[\s\S]*kidney or liver impairment[\s\S]*contraindicated below a creatinine clearance/,
  ],
  [
    "A client is pregnant. Which of Argireline, Matrixyl and GHK-Cu are safe for her?",
    /^The effects of Argireline during pregnancy have not been examined[\s\S]*Matrixyl in pregnancy are absent[\s\S]*has not been studied/,
  ],
])("what is asked of several peptides is answered of each: %j", async (message, says) => {
  expect((await ask(library, message)).text).toMatch(says);
});
