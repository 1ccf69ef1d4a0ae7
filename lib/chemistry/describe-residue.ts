import { GROUPS } from "./groups";
import type { Bridge, SequenceResidue } from "./sequence-model";

/**
 * One residue in words: "D-Phe 4 (F): phenylalanine, aromatic", "Cys 1 (C): cysteine, special, disulfide
 * with 6". A pKa is that of a free side chain (EMBOSS), so a bridged or modified one has none.
 */
export function describeResidue(
  { code, position, chirality, residue, modifications }: SequenceResidue,
  bridges: Bridge[],
): string {
  const { oneLetter, name, sideChainClass, ionisation } = residue;
  const bridge = bridges.find(({ from, to }) => from === position || to === position);
  const other = bridge && (bridge.from === position ? bridge.to : bridge.from);
  const isFree = !bridge && modifications.length === 0;
  return `${chirality === "D" ? "D-" : ""}${code} ${position}${oneLetter ? ` (${oneLetter})` : ""}: ${[
    name,
    sideChainClass,
    isFree && ionisation?.pKa ? `pKa ${ionisation.pKa}` : "",
    bridge ? `${bridge.kind} with ${other}` : "",
    modifications.length > 0
      ? `carries ${modifications.map((group) => GROUPS[group].name).join(" – ")}`
      : "",
  ]
    .filter(Boolean)
    .join(", ")}`;
}
