import { expect, it } from "vitest";
import { readSeedContent } from "@/prisma/seed/data-files";
import { inchiKeyOf } from "./inchi-key";
import keys from "./inchi-keys.json";

const peptides = readSeedContent().peptides;

// As other collections give them: L and D residues, a pyroglutamate, an ethylamide, one and three
// disulfides, a lactam, and the 29 residues of glucagon.
it.each([
  [35, "XLXSAKCOAKORKW-AQJXLSMYSA-N"], // Gonadorelin: Google Patents, US6153587
  [37, "GFIJNRVAKGFPGQ-LIJARHBVSA-N"], // Leuprolide: DrugBank DB00007
  [38, "XNOPRXBHLZRZKH-DSZYJQQASA-N"], // Oxytocin: Wikipedia
  [39, "KBZOIRJILGZLEJ-LGYYRGKSSA-N"], // Vasopressin: Wikipedia
  [52, "FFHBJDQSGDNCIV-MFVUMRCOSA-N"], // Bremelanotide: BenchChem B069708
  [63, "OIRCOABEOLEUMC-GEJPAHFPSA-N"], // Bivalirudin: DrugBank DB00006
  [87, "KXGCNMMJRFDFNR-WDRJZQOASA-N"], // Linaclotide: Wikipedia
  [95, "MASNOZXLGMXCHN-ZLPAWPGGSA-N"], // Glucagon: PharmaCompass
])("gives peptide %i the key that others give it", (id, key) => {
  expect(inchiKeyOf(peptides.get(id)?.sequence)).toBe(key);
});

it("holds keys of seeded sequences only, and each once", () => {
  const sequences = new Set([...peptides.values()].map(({ sequence }) => sequence));
  for (const sequence of Object.keys(keys)) expect(sequences).toContain(sequence);
  expect(new Set(Object.values(keys)).size).toBe(Object.keys(keys).length);
});

it.each([null, "", "AAAA", "constructor"])("has none for %j", (sequence) => {
  expect(inchiKeyOf(sequence)).toBeNull();
});
