import "server-only";
import { layOutStructure } from "@/lib/chemistry/drawing/draw-structure";
import { formatFormula } from "@/lib/chemistry/formula";
import { inchiKeyOf } from "@/lib/chemistry/inchi-key";
import { toSmiles } from "@/lib/chemistry/notation/smiles";
import { readSequence } from "@/lib/chemistry/read-sequence";
import { formulaOfSequence } from "@/lib/chemistry/sequence-formula";
import { listAllPeptides } from "@/lib/content/peptides/all-peptides";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { env } from "@/lib/env";
import { cachedInMemory } from "@/lib/next/memory-cache";
import { toDatasetFile } from "./dataset-file";

export const STRUCTURES_FILE = "structures.sdf";

/**
 * 2D structures as SDF (V2000), written at the first request after a save: their layout takes some
 * seconds, which nobody should wait for who only looks at the list of files.
 */
export const getStructuresFile = cachedInMemory("structures-file", ["peptides"], async () => {
  const records: string[] = [];
  const structures = listStructures(await listAllPeptides());
  for (const structure of structures) records.push(await toRecord(structure));
  return toDatasetFile(
    {
      name: STRUCTURES_FILE,
      about: STRUCTURES_ABOUT,
      type: "chemical/x-mdl-sdfile",
      rows: structures.length,
    },
    records.join(""),
  );
});

export const STRUCTURES_ABOUT =
  "2D structures of the peptides of which each atom and stereo centre follows from the sequence";

type Drawn = Pick<Peptide, "id" | "name" | "sequence">;

interface Structure {
  peptide: Drawn;
  smiles: string;
  formula: string;
}

/** The peptides with an exact SMILES; the others have no record rather than a doubtful one. */
export function listStructures(peptides: Drawn[]): Structure[] {
  return peptides
    .toSorted((a, b) => a.id - b.id)
    .flatMap((peptide) => {
      const sequence = readSequence(peptide.sequence);
      const smiles = sequence && toSmiles(sequence).value;
      if (!sequence || !smiles) return [];
      return { peptide, smiles, formula: formatFormula(formulaOfSequence(sequence)) };
    });
}

async function toRecord({ peptide, smiles, formula }: Structure): Promise<string> {
  const { id, name, sequence } = peptide;
  const items = {
    ID: String(id),
    NAME: name,
    SEQUENCE: sequence,
    FORMULA: formula,
    SMILES: smiles,
    INCHIKEY: inchiKeyOf(sequence),
    ADDRESS: `${env.SITE_URL}/peptides/${id}`,
  };
  const data = Object.entries(items)
    .filter(([, value]) => value)
    .map(([key, value]) => `> <${key}>\n${value}\n\n`);
  const molfile = await layOutStructure(smiles, name);
  return `${molfile.trimEnd()}\n${data.join("")}$$$$\n`;
}
