import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { PeptideFile } from "../seed/data-files";
import { checkContent } from "./check-content";
import { listGrams, sharedGrams } from "./likeness";
import {
  add,
  content,
  expectOnly,
  FOLLISTATIN,
  LIRAGLUTIDE,
  lengthen,
  PAPER,
  papersOf,
  peptideOf,
  SEMAGLUTIDE,
  shorten,
  TIRZEPATIDE,
  takeSample,
} from "./sample";

type Fault = [name: string, plant: (peptide: PeptideFile) => void, field: string, problem: string];

describe("the content of prisma/data", () => {
  it("has no problem", () => {
    expect(checkContent(content)).toEqual([]);
  });
});

describe("checkContent", () => {
  it("finds nothing in the sample that the faults are planted in", () => {
    expect(checkContent(takeSample())).toEqual([]);
  });

  it.each<Fault>([
    ["an empty text", (p) => (p.shortDescription = " "), "shortDescription", "is empty"],
    ["an empty item", (p) => (p.conditions[1] = ""), "conditions[1]", "is empty"],
    ["an empty fact", (p) => (p.facts.notes = ""), "facts.notes", "is empty"],
    ["a value left out", (p) => (p.facts.cas = null), "facts.cas", "is empty"],
    [
      "a CAS number with two digits swapped",
      (p) => (p.facts.cas = "2023788-91-2"),
      "facts.cas",
      "check digit",
    ],
    [
      "a missing field",
      (p) => Reflect.deleteProperty(p, "warnings"),
      "warnings",
      "expected string",
    ],
    ["an unknown field", (p) => Object.assign(p, { price: 1 }), "", '"price"'],

    ["a short description", (p) => shorten(p, "description", 119), "description", "119 words"],
    ["a long description", (p) => lengthen(p, "description", 301), "description", "301 words"],
    ["a short mechanism", (p) => shorten(p, "mechanismOfAction", 79), "mechanismOfAction", "79 w"],
    ["a long mechanism", (p) => lengthen(p, "mechanismOfAction", 201), "mechanismOfAction", "201"],
    ["long research", (p) => lengthen(p, "research", 251), "research", "251 words"],
    ["short side effects", (p) => shorten(p, "sideEffects", 39), "sideEffects", "39 words"],
    ["long side effects", (p) => lengthen(p, "sideEffects", 161), "sideEffects", "161 words"],
    ["a short dosage", (p) => shorten(p, "dosage", 34), "dosage", "34 words"],
    ["a long dosage", (p) => lengthen(p, "dosage", 141), "dosage", "141 words"],
    ["short warnings", (p) => shorten(p, "warnings", 34), "warnings", "34 words"],
    ["long warnings", (p) => lengthen(p, "warnings", 161), "warnings", "161 words"],
    [
      "a summary of few characters",
      (p) => (p.shortDescription = `${"x".repeat(78)}.`),
      "shortDescription",
      "79 characters",
    ],
    [
      "a summary of many characters",
      (p) => (p.shortDescription = `${"x".repeat(280)}.`),
      "shortDescription",
      "281 characters",
    ],
    [
      "a summary of three sentences",
      (p) => (p.shortDescription = "A peptide of thirty-nine residues. ".repeat(3)),
      "shortDescription",
      "3 sentences",
    ],
    [
      "a summary without a sentence",
      (p) => (p.shortDescription = "x".repeat(100)),
      "shortDescription",
      "0 sentences",
    ],
    ["too few benefits", (p) => (p.benefits.length = 2), "benefits", "2 items"],
    [
      "too many benefits",
      (p) => (p.benefits = Array(9).fill("Something (cells)")),
      "benefits",
      "9 items",
    ],
    [
      "a long benefit",
      (p) => (p.benefits[0] = `${"x".repeat(113)} (cells)`),
      "benefits[0]",
      "121 characters",
    ],
    ["too few uses", (p) => (p.commonUses.length = 1), "commonUses", "1 items"],
    ["too many uses", (p) => (p.commonUses = Array(7).fill("A use")), "commonUses", "7 items"],
    ["a long use", (p) => (p.commonUses[0] = "x".repeat(111)), "commonUses[0]", "111 characters"],
    ["no condition", (p) => (p.conditions.length = 0), "conditions", "0 items"],
    [
      "too many conditions",
      (p) => (p.conditions = Array(9).fill("Gout (people)")),
      "conditions",
      "9 items",
    ],
    [
      "a long condition",
      (p) => (p.conditions[0] = `${"x".repeat(52)} (people)`),
      "conditions[0]",
      "61 char",
    ],
    ["a short condition", (p) => (p.conditions[0] = "xx (cells)"), "conditions[0]", "10 char"],
    ["a short reason", (p) => (p.evidence.reason = "Approved."), "evidence.reason", "9 characters"],
    ["a long reason", (p) => (p.evidence.reason = "x".repeat(221)), "evidence.reason", "221 char"],
    ["a long avatar", (p) => (p.avatar.text = "Tirze"), "avatar.text", "5 characters"],
    ["a colour by name", (p) => (p.avatar.color = "teal"), "avatar.color", "#0F766E"],

    ["a script", (p) => (p.warnings += "<script>x()</script>"), "warnings", "<script> is not"],
    [
      "an attribute",
      (p) => (p.dosage += '<p class="x">x</p>'),
      "dosage",
      "class is not allowed on",
    ],
    [
      "a script's address",
      (p) => (p.dosage += '<p><a href="javascript&colon;x()">x</a></p>'),
      "dosage",
      "javascript&colon;x()",
    ],
    ["a tag left open", (p) => (p.dosage += "<p>x"), "dosage", "<p> is not closed"],
    ["tags crossed", (p) => (p.dosage += "<p><em>x</p></em>"), "dosage", "</p> closes no <p>"],
    ["a stray bracket", (p) => (p.research += "<p>p < 0.05</p>"), "research", "begins no tag"],
    ["a comment", (p) => (p.dosage += "<!-- x -->"), "dosage", "begins no tag"],
    [
      "text outside paragraphs",
      (p) => (p.dosage = p.dosage.slice("<p>".length).replace("</p>", "")),
      "dosage",
      "does not begin with <p>",
    ],
    [
      "html in a list",
      (p) => (p.conditions[0] = "<em>Gout</em> (people)"),
      "conditions[0]",
      "plain text",
    ],
    ["a list's separator", (p) => (p.commonUses[0] = "This|that"), "commonUses[0]", "plain text"],

    ["an order to take", (p) => add(p, "dosage", "Take one."), "dosage", "imperative dosing"],
    ["who takes", (p) => add(p, "dosage", "One takes it."), "dosage", "imperative dosing"],
    ["an order to inject", (p) => add(p, "dosage", "Inject slowly."), "dosage", "imperative dos"],
    [
      "dosing in a list",
      (p) => (p.commonUses[0] = "Inject for weight loss"),
      "commonUses[0]",
      "imperative dosing",
    ],
    [
      "dosing in the notes",
      (p) => (p.facts.notes = "Take it."),
      "facts.notes",
      "imperative dosing",
    ],
    ["a cure", (p) => add(p, "description", "It cures obesity."), "description", "a promise"],
    ["a guarantee", (p) => add(p, "warnings", "Guaranteed."), "warnings", "a promise"],
    ["a miracle", (p) => add(p, "warnings", "A miracle."), "warnings", "a promise"],
    ["proof", (p) => (p.evidence.reason += " Proven to work."), "evidence.reason", "a promise"],
    ["advice", (p) => add(p, "warnings", "Ask your doctor."), "warnings", "addressing the reader"],
    ["milligrams", (p) => add(p, "dosage", "Labels name 2.5 mg."), "dosage", "an amount"],
    ["micrograms", (p) => add(p, "dosage", "Labels name 250µg."), "dosage", "an amount"],
    ["units", (p) => add(p, "dosage", "Labels name 10 units."), "dosage", "an amount"],
    ["units in short", (p) => add(p, "dosage", "Labels name 100-IU vials."), "dosage", "an amount"],
    ["amounts in words", (p) => add(p, "dosage", "Two milligrams."), "dosage", "an amount"],

    ["authors", (p) => add(p, "research", "So did Chang et al."), "research", "citation by hand"],
    ["a year", (p) => add(p, "research", "Chang (2011) agrees."), "research", "citation by hand"],
    ["a PMID", (p) => add(p, "description", "See PMID 1."), "description", "citation by hand"],
    ["a DOI", (p) => add(p, "research", "See 10.1000/xyz."), "research", "citation by hand"],
    ["the word DOI", (p) => add(p, "research", "See doi:x."), "research", "citation by hand"],
    ["an address", (p) => add(p, "warnings", "See https://x."), "warnings", "citation by hand"],
    [
      "a paper of another peptide",
      (p) => add(p, "research", `[[${papersOf(SEMAGLUTIDE)[0]}]]`),
      "research",
      "which is not listed",
    ],
    [
      "a listed paper that is not cited",
      (p) => (p.research = p.research.replace(`[[${PAPER}]]`, "It")),
      "research",
      `does not cite ${PAPER}`,
    ],
    ["a paper listed twice", (p) => p.articles.push(PAPER), "articles", `lists ${PAPER} twice`],
    ["a citation outside research", (p) => add(p, "dosage", `[[${PAPER}]]`), "dosage", "cites a"],
    ["a broken mark", (p) => add(p, "research", `[[${PAPER}]`), "research", "left open"],
    [
      "a paper that does not exist",
      (p) => {
        p.articles.push("99999999");
        add(p, "research", "[[99999999]]");
      },
      "articles",
      "99999999 is not in articles.yaml",
    ],

    [
      "a wrong formula",
      (p) => (p.facts.molecularFormula = "C225H348N48O69"),
      "facts.molecularFormula",
      "C225H348N48O68 by the sequence",
    ],
    ["a wrong mass", (p) => (p.facts.averageMass = 4831.5), "facts.averageMass", "by the sequence"],
    [
      "no mass",
      (p) => Reflect.deleteProperty(p.facts, "averageMass"),
      "facts.averageMass",
      "missing",
    ],
    [
      "a mass slightly off the facts",
      (p) => (p.facts.averageMass = 4813.6),
      "facts.averageMass",
      "4813.53 by the facts",
    ],
    [
      "a sequence with the right formula in a wrong order",
      (p) => (p.facts.sequence = String(p.facts.sequence).replace("Tyr-Aib", "Aib-Tyr")),
      "facts.sequence",
      "by the facts",
    ],
    [
      "a sequence that cannot be read",
      (p) => (p.facts.sequence = "H-Tyr-Xyz-OH"),
      "facts.sequence",
      "cannot be computed with",
    ],

    [
      "a benefit without its kind of study",
      (p) => (p.benefits[1] = "Less weight"),
      "benefits[1]",
      "in whom it was studied",
    ],
    [
      "a condition that does not say in whom",
      (p) => (p.conditions[1] = "Severe obesity"),
      "conditions[1]",
      "in whom it was studied",
    ],
    [
      "a condition that does not end with it",
      (p) => (p.conditions[1] = "Obesity (people), studied"),
      "conditions[1]",
      "in whom it was studied",
    ],
    [
      "a condition that says it in other words",
      (p) => (p.conditions[1] = "Obesity (studied)"),
      "conditions[1]",
      "in whom it was studied",
    ],
    ["an unknown tier", (p) => Object.assign(p.evidence, { tier: "x" }), "evidence.tier", "option"],
    [
      "a tier below its approval",
      (p) => (p.evidence.tier = "animal"),
      "evidence.tier",
      "is animal",
    ],
    [
      "a tier above its status",
      (p) => (p.facts.regulatoryStatus = "in development, not FDA approved"),
      "evidence.tier",
      "is approved, but",
    ],
    ["no category of that id", (p) => p.categories.push(77), "categories", "category 77"],
  ])("reports %s", (_, plant, field, problem) => {
    const files = takeSample();
    plant(peptideOf(files, TIRZEPATIDE));
    expectOnly(files, { file: TIRZEPATIDE, field, problem });
  });

  it.each([
    [
      "has ended",
      "peptides/078-nesiritide.yaml",
      "approved in China; FDA approved (2001), discontinued in the US",
    ],
    ["another authority gave", "peptides/024-selank.yaml", "approved in Russia (2009)"],
  ])("counts an approval that %s", (_, file, status) => {
    const files = takeSample([file]);
    expect(peptideOf(files, file).facts.regulatoryStatus).toBe(status);
    expect(checkContent(files)).toEqual([]);
  });

  it("reports research that is too short", () => {
    const files = takeSample();
    const peptide = peptideOf(files, TIRZEPATIDE);
    peptide.research = `<p>${peptide.articles.map((key) => `[[${key}]]`).join(" ")}</p>`;
    lengthen(peptide, "research", 79);
    expectOnly(files, { file: TIRZEPATIDE, field: "research", problem: "79 words" });
  });

  it("reports a mass without a sequence or a note behind it", () => {
    const files = takeSample([FOLLISTATIN]);
    expect(checkContent(files)).toEqual([]);
    Reflect.deleteProperty(peptideOf(files, FOLLISTATIN).facts, "massNote");
    expectOnly(files, { file: FOLLISTATIN, field: "facts.averageMass", problem: "massNote" });
  });

  it.each(["description", "mechanismOfAction", "research"] as const)(
    "reports two peptides with a similar %s",
    (field) => {
      const files = takeSample();
      const { [field]: text } = peptideOf(files, TIRZEPATIDE);
      const semaglutide = peptideOf(files, SEMAGLUTIDE);
      if (field === "research") {
        const [first = "", ...others] = semaglutide.articles;
        const citations = others.map((key) => `[[${key}]]`).join(" ");
        semaglutide.research = text.replace(/\[\[.*?\]\]/g, `[[${first}]]`);
        add(semaglutide, "research", citations);
      } else semaglutide[field] = text;
      expectOnly(files, { file: SEMAGLUTIDE, field, problem: `wording with ${TIRZEPATIDE}` });
    },
  );

  it("measures likeness by runs of five words of the shorter text", () => {
    const grams = listGrams("<p>One two three, four five six.</p>");
    expect([...grams]).toEqual(["one two three four five", "two three four five six"]);
    const longer = listGrams("He said: one two <em>three</em> four five, and no more than that");
    expect(sharedGrams(grams, longer)).toBe(0.5);
    expect(sharedGrams(longer, grams)).toBe(0.5);
    expect(sharedGrams(grams, listGrams("too short"))).toBe(0);
  });

  it("reports a file named after another id", () => {
    const { [LIRAGLUTIDE]: liraglutide, ...files } = takeSample();
    const file = "peptides/002-liraglutide.yaml";
    expectOnly({ ...files, [file]: liraglutide }, { file, field: "id", problem: "file name" });
  });

  it("reports two peptides of one id", () => {
    const { [LIRAGLUTIDE]: liraglutide, "facts/003-liraglutide.yaml": _, ...files } = takeSample();
    const { facts } = peptideOf(files, TIRZEPATIDE);
    const file = "peptides/001-again.yaml";
    files[file] = { ...Object(liraglutide), id: 1, facts };
    expectOnly(files, { file, field: "id", problem: "another peptide's" });
  });
});

describe("npm run content:check", () => {
  it("names each problem on its line, counts, and fails", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "amide-content-"));
    try {
      cpSync("prisma/data", folder, { recursive: true });
      const file = path.join(folder, TIRZEPATIDE);
      const text = readFileSync(file, "utf8");
      writeFileSync(file, text.replace("#0F766E", "teal").replace("dosage: |\n  <p>", "$&Take. "));
      const { status, stdout, stderr } = runCheck(folder);
      expect(stderr).toContain(`${TIRZEPATIDE} dosage: imperative dosing: "Take. The labelled`);
      expect(stderr).toContain(`${TIRZEPATIDE} avatar.color: is not`);
      expect(stdout).toMatch(/^\d+ peptides, \d+ articles, 7 documents, \d+ files checked: [1-9]/);
      expect(status).toBe(1);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it("succeeds on the content as it is", () => {
    const { status, stdout, stderr } = runCheck();
    expect(stderr).toBe("");
    expect(stdout).toContain("checked: 0 problems");
    expect(status).toBe(0);
  });
});

function runCheck(...folder: string[]) {
  const script = [
    "--conditions=react-server",
    "--import",
    "tsx",
    "prisma/commands/check-content.ts",
  ];
  return spawnSync(process.execPath, [...script, ...folder], { encoding: "utf8" });
}
