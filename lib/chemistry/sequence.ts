import { parseSuffixes } from "./sequence-bridges";
import { parseChain } from "./sequence-chain";
import { type ParsedSequence, SequenceError } from "./sequence-model";

/**
 * Reads a peptide sequence, in one-letter form (`Ac-LKKTETQ`, lower case = D) or three-letter form
 * (`H-D-Phe-Cys-…-Throl [disulfide 2-7]`, groups on a side chain in brackets). A text that is a
 * residue's code, such as `Gly`, is that residue and not three letters. Ends left out are free.
 * Throws `SequenceError` at anything that the grammar or the chemistry of the residues forbids, so
 * every returned sequence has exactly one formula.
 */
export function parseSequence(text: string): ParsedSequence {
  if (text.trim() === "") throw new SequenceError("The sequence is empty", 1);
  const bracketAt = text.indexOf("[");
  const suffixAt = bracketAt < 0 ? text.length : bracketAt;
  const chain = parseChain(bracketAt < 0 ? text : text.slice(0, bracketAt).replace(/ +$/, ""));
  const suffixes = parseSuffixes(text, suffixAt, chain.residues);
  const sequence = { ...chain, ...suffixes };
  requireThioether(sequence);
  return sequence;
}

/** But4 stands for a carbon chain that closes on a sulfur: left open, its formula is not known. */
function requireThioether({ residues, bridges }: ParsedSequence): void {
  const open = residues.find(
    ({ position, residue }) =>
      residue.sideChainGroup === "alkyl" && !bridges.some(({ from }) => from === position),
  );
  if (open) throw new SequenceError(`${open.code} needs a thioether bridge`, 1);
}
