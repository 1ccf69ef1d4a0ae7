import { type Computed, unless } from "../computed";
import type { CTerminusCode } from "../groups";
import { listResidues } from "../indices/plain-sequence";
import type { ParsedSequence, SequenceResidue } from "../sequence-model";

/** Side chains of L residues as they follow `N[C@@H](`; `@` stands where a bridge is closed. */
const SIDE_CHAINS: Readonly<Record<string, string>> = {
  Ala: "C",
  Arg: "CCCNC(=N)N",
  Asn: "CC(N)=O",
  Asp: "CC(O)=O",
  Cys: "CS",
  Gln: "CCC(N)=O",
  Glu: "CCC(O)=O",
  His: "Cc1c[nH]cn1",
  Ile: "[C@@H](C)CC",
  Leu: "CC(C)C",
  Lys: "CCCCN",
  Met: "CCSC",
  Nle: "CCCC",
  Phe: "Cc1ccccc1",
  Ser: "CO",
  Thr: "[C@@H](C)O",
  Trp: "Cc1c[nH]c2ccccc12",
  Tyr: "Cc1ccc(O)cc1",
  Val: "C(C)C",
};

/** Residues that are not built that way, from their N to their carbonyl. */
const WHOLE: Readonly<Record<string, string>> = {
  Gly: "NCC(=O)",
  Pro: "N1CCC[C@H]1C(=O)",
  Aib: "NC(C)(C)C(=O)",
  pGlu: "N1C(=O)CC[C@H]1C(=O)",
};

/** Side chains with an open bond to the other end of a bridge, written as the ring number. */
const BRIDGED: Readonly<Record<string, (ring: string) => string>> = {
  Cys: (ring) => `CS${ring}`,
  Asp: (ring) => `CC${ring}=O`,
  Glu: (ring) => `CCC${ring}=O`,
  Lys: (ring) => `CCCCN${ring}`,
};

const C_TERMINI: Readonly<Record<CTerminusCode, string>> = {
  OH: "O",
  NH2: "N",
  NHEt: "NCC",
  OEt: "OCC",
};

const MAX_BRIDGES = 89;

/**
 * The neutral molecule as isomeric SMILES; D residues are the mirror images of L residues, with every
 * centre inverted (D-Ile is (2R,3R), D-Thr is (2R,3S)). Given only where each atom and centre follows
 * from the sequence. `npm run check:protparam` compares formulas and stereo centres with RDKit's.
 */
export function toSmiles(sequence: ParsedSequence): Computed<string> {
  return unless(obstacle(sequence), () => {
    const { residues, nTerm, cTerm, bridges } = sequence;
    const rings = new Map(
      bridges.flatMap(({ from, to }, index) => {
        const ring = `%${index + 10}`;
        return [
          [from, ring],
          [to, ring],
        ];
      }),
    );
    const chain = residues.map((residue) => smilesOf(residue, rings.get(residue.position)) ?? "");
    return `${nTerm ? "CC(=O)" : ""}${chain.join("")}${C_TERMINI[cTerm ?? "OH"]}`;
  });
}

function smilesOf(
  { code, chirality, modifications }: SequenceResidue,
  ring?: string,
): string | null {
  if (modifications.length > 0) return null;
  const sideChain = ring ? BRIDGED[code]?.(ring) : SIDE_CHAINS[code];
  const smiles = sideChain ? `N[C@@H](${sideChain})C(=O)` : ring ? null : (WHOLE[code] ?? null);
  return smiles && chirality === "D" ? mirror(smiles) : smiles;
}

function mirror(smiles: string): string {
  return smiles.replaceAll(/@{1,2}/g, (sign) => (sign === "@" ? "@@" : "@"));
}

function obstacle({ residues, nTerm, cTerm, bridges, metals }: ParsedSequence): string | null {
  const bridged = new Set(bridges.flatMap(({ from, to }) => [from, to]));
  const others = residues.filter(
    (residue) => smilesOf(residue, bridged.has(residue.position) ? "%10" : undefined) === null,
  );
  if (others.length > 0) return `It is not given for ${listResidues(others)}.`;
  if (nTerm && nTerm !== "Ac") return `It is not given for the group ${nTerm} at the N-terminus.`;
  if (!cTerm) return "It is not given for a chain that ends in an alcohol.";
  if (metals.length > 0) return "How copper is bound does not follow from the sequence.";
  return bridges.length > MAX_BRIDGES ? "There are too many bridges." : null;
}
