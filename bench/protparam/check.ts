/**
 * Compares the calculator with Debian's python3-biopython on 200 random plain sequences, its masses
 * with the library's on every peptide that has a sequence, and, where python3-rdkit is installed too,
 * its SMILES and HELM with what RDKit reads. Prints figures; ends with 1 if anything disagrees.
 *
 *   apt install python3-biopython python3-rdkit
 *   npm run check:protparam
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { makeRandom } from "@/evals/search/random";
import facts from "@/lib/chemistry/facts.fixture.json";
import { averageMass, type Formula, formatFormula } from "@/lib/chemistry/formula";
import { aromaticity, gravy } from "@/lib/chemistry/indices/composition-indices";
import { extinctionAt280 } from "@/lib/chemistry/indices/extinction";
import { instabilityIndex } from "@/lib/chemistry/indices/instability-index";
import { monoisotopicMass } from "@/lib/chemistry/mass/isotope-pattern";
import { toHelm } from "@/lib/chemistry/notation/helm";
import { toSmiles } from "@/lib/chemistry/notation/smiles";
import { parseSequence } from "@/lib/chemistry/sequence";
import { formulaOfSequence } from "@/lib/chemistry/sequence-formula";

const LETTERS = "ACDEFGHIKLMNPQRSTVWY";
const SEQUENCES = 200;

/** Atomic weights of Biopython 1.80, `IUPACData.atom_weights`: older than those of the library. */
const BIOPYTHON_WEIGHTS: Formula = { C: 12.0107, H: 1.00794, N: 14.0067, O: 15.9994, S: 32.065 };

interface Answer {
  biopython: string;
  rdkit: string | null;
  sequences: Record<
    | "averageMass"
    | "monoisotopicMass"
    | "gravy"
    | "aromaticity"
    | "instability"
    | "reduced"
    | "oxidised",
    number
  >[];
  molecules: ({ formula: string; mass: number; sameAsHelm: boolean | null } | null)[] | null;
}

const random = makeRandom(2026);
const texts = Array.from({ length: SEQUENCES }, () =>
  Array.from({ length: 2 + Math.floor(random() * 79) }, () => pick(LETTERS)).join(""),
);
const drawn = [
  ...texts.slice(0, 50),
  ...texts.slice(50, 100).map((text) => `Ac-${text.toLowerCase()}A-NH2`),
  ...facts.map(({ sequence }) => sequence),
].flatMap((text) => {
  const sequence = parseSequence(text);
  const { value: smiles } = toSmiles(sequence);
  return smiles ? { text, sequence, smiles, helm: toHelm(sequence).value ?? null } : [];
});
const answer = askPython();
let failures = 0;

console.log(`Biopython ${answer.biopython}, ${SEQUENCES} random sequences of 2 to 80 residues`);
compare("average mass, g/mol", 1e-3 * 50, (text) => averageMass(formulaOf(text)), "averageMass", {
  isExpectedToDiffer: true,
});
compare("the same with Biopython's atomic weights", 0.01, weighAsBiopython, "averageMass");
compare(
  "monoisotopic mass",
  0.005,
  (text) => monoisotopicMass(formulaOf(text)),
  "monoisotopicMass",
);
compare("GRAVY", 5e-7, (text) => gravy(parseSequence(text)).value, "gravy");
compare("aromaticity", 5e-7, (text) => aromaticity(parseSequence(text)).value, "aromaticity");
compare(
  "instability index",
  5e-7,
  (text) => instabilityIndex(parseSequence(text)).value,
  "instability",
);
compare(
  "280 nm, reduced",
  0,
  (text) => extinctionAt280(parseSequence(text)).value?.reduced,
  "reduced",
);
compare(
  "280 nm, oxidised",
  0,
  (text) => extinctionAt280(parseSequence(text)).value?.oxidised,
  "oxidised",
);
compareWithLibrary();
compareWithRdkit();
process.exitCode = failures > 0 ? 1 : 0;

function compare(
  name: string,
  tolerance: number,
  compute: (text: string) => number | undefined,
  key: keyof Answer["sequences"][number],
  { isExpectedToDiffer = false } = {},
): void {
  const deviations = texts.map((text, index) =>
    Math.abs((compute(text) ?? Number.NaN) - (answer.sequences[index]?.[key] ?? Number.NaN)),
  );
  const worst = deviations.some(Number.isNaN) ? Number.NaN : Math.max(...deviations);
  const agreeing = deviations.filter((deviation) => deviation <= tolerance).length;
  if (!isExpectedToDiffer && agreeing < texts.length) failures += 1;
  const verdict = isExpectedToDiffer
    ? "other atomic weights, see below"
    : `${agreeing} of ${texts.length} within ${tolerance}`;
  console.log(`  ${name}: largest deviation ${worst.toPrecision(2)} (${verdict})`);
}

function compareWithLibrary(): void {
  const rows = facts.map(({ name, sequence, formula, molecularWeight }) => {
    const computed = formulaOf(sequence);
    const sameFormula = formatFormula(computed) === formula;
    return { name, sameFormula, deviation: Math.abs(averageMass(computed) - molecularWeight) };
  });
  const formulas = rows.filter(({ sameFormula }) => sameFormula).length;
  const worst = rows.reduce((a, b) => (b.deviation > a.deviation ? b : a));
  if (formulas < rows.length) failures += 1;
  console.log(`The library: ${rows.length} peptides with a sequence`);
  console.log(`  formulas that agree: ${formulas}`);
  for (const limit of [0.02, 0.1, 1]) {
    const within = rows.filter(({ deviation }) => deviation <= limit).length;
    console.log(`  masses within ${limit} g/mol: ${within}`);
  }
  console.log(`  largest deviation: ${worst.deviation.toFixed(2)} g/mol (${worst.name})`);
}

function compareWithRdkit(): void {
  const { rdkit, molecules } = answer;
  if (!rdkit || !molecules) {
    console.log("RDKit is not installed: SMILES are not compared.");
    return;
  }
  const rows = drawn.map(({ text, sequence, helm }, index) => {
    const read = molecules[index];
    const formula = formulaOfSequence(sequence);
    return {
      text,
      sameFormula: read?.formula === formatFormula(formula),
      sameMass: Math.abs((read?.mass ?? 0) - monoisotopicMass(formula)) < 0.005,
      sameAsHelm: helm === null ? null : (read?.sameAsHelm ?? null),
    };
  });
  const wrong = rows.filter(
    ({ sameFormula, sameMass, sameAsHelm }) => !sameFormula || !sameMass || sameAsHelm === false,
  );
  failures += wrong.length;
  console.log(
    `RDKit ${rdkit}: ${rows.length} SMILES, of them ${facts.filter(({ sequence }) => toSmiles(parseSequence(sequence)).value).length} of the library`,
  );
  console.log(
    `  formula and mass that agree: ${rows.filter((row) => row.sameFormula && row.sameMass).length}`,
  );
  console.log(
    `  the same molecule from HELM, stereo centres included: ${rows.filter(({ sameAsHelm }) => sameAsHelm).length} of ${rows.filter(({ sameAsHelm }) => sameAsHelm !== null).length}`,
  );
  for (const { text } of wrong) console.log(`  wrong: ${text}`);
}

function askPython(): Answer {
  const debian = "/usr/bin/python3";
  const output = execFileSync(
    existsSync(debian) ? debian : "python3",
    [new URL("compute.py", import.meta.url).pathname],
    {
      input: JSON.stringify({
        sequences: texts,
        molecules: drawn.map(({ smiles, helm }) => [smiles, helm]),
      }),
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(output);
}

function formulaOf(text: string): Formula {
  return formulaOfSequence(parseSequence(text));
}

function weighAsBiopython(text: string): number {
  return Object.entries(formulaOf(text)).reduce(
    (sum, [element, count]) => sum + (BIOPYTHON_WEIGHTS[element] ?? Number.NaN) * count,
    0,
  );
}

function pick(letters: string): string {
  return letters.charAt(Math.floor(random() * letters.length));
}
