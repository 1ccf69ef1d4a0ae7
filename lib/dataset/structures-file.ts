import "server-only";
import { layOutStructure } from "@/lib/chemistry/drawing/draw-structure";
import { formatFormula } from "@/lib/chemistry/formula";
import { inchiKeyOf } from "@/lib/chemistry/inchi-key";
import { toSmiles } from "@/lib/chemistry/notation/smiles";
import { readSequence } from "@/lib/chemistry/read-sequence";
import { formulaOfSequence } from "@/lib/chemistry/sequence-formula";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { env } from "@/lib/env";

export const STRUCTURES_FILE = "structures.sdf";
export const STRUCTURES_TYPE = "chemical/x-mdl-sdfile";
export const STRUCTURES_ABOUT =
  "2D structures of the peptides of which each atom and stereo centre follows from the sequence";

type Drawn = Pick<Peptide, "id" | "name" | "sequence">;

/**
 * 2D structures as SDF (V2000), one record after the other as they are drawn: the layout of all of them
 * takes some seconds, once.
 */
export async function* writeStructures(peptides: Drawn[]): AsyncGenerator<string> {
  for (const structure of listStructures(peptides)) yield await toRecord(structure);
}

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
