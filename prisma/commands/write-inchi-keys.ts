// npm run inchi-keys (needs the program obabel: apt install openbabel)
// Writes lib/chemistry/inchi-keys.json: the standard InChIKey of each sequence of prisma/data that has a
// SMILES. Ends with 1 where an InChI has another formula than the sequence, or an open stereocentre.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { formatFormula } from "@/lib/chemistry/formula";
import { toSmiles } from "@/lib/chemistry/notation/smiles";
import { parseSequence } from "@/lib/chemistry/sequence";
import { formulaOfSequence } from "@/lib/chemistry/sequence-formula";
import { readContent } from "../content-check/content";
import { readDataFiles } from "../content-check/read-data-files";

const { peptides } = readContent(readDataFiles("prisma/data")).content;
const keys = peptides.flatMap(({ name, facts: { sequence: text } }): [string, string][] => {
  if (!text) return [];
  const sequence = parseSequence(text);
  const { value: smiles } = toSmiles(sequence);
  if (!smiles) return [];
  const inchi = convert(smiles, "inchi");
  const [, formula, ...layers] = inchi.split("/");
  const isOpen = layers.some((layer) => /^[bt].*\?/.test(layer));
  if (formula !== formatFormula(formulaOfSequence(sequence)) || isOpen) {
    console.error(`${name}: the InChI does not fit: ${inchi}`);
    process.exitCode = 1;
    return [];
  }
  return [[text, convert(smiles, "inchikey")]];
});
writeFileSync(
  "lib/chemistry/inchi-keys.json",
  `${JSON.stringify(Object.fromEntries(keys), null, 2)}\n`,
);
console.log(`${keys.length} InChIKeys`);

function convert(smiles: string, format: "inchi" | "inchikey"): string {
  return execFileSync("obabel", ["-ismi", `-o${format}`], {
    input: smiles,
    encoding: "utf8",
    stdio: ["pipe", "pipe", "ignore"],
  }).trim();
}
