import { GROUPS, type GroupCode, isGroupCode } from "./groups";
import { isResidueCode, RESIDUES, type Residue } from "./residues";
import { SequenceError, type SequenceResidue } from "./sequence-model";
import type { ResidueToken, TextSpan } from "./sequence-tokens";

/**
 * One residue in three-letter form, with the groups on its side chain: `Lys(Pal+gGlu)`.
 * Throws `SequenceError`.
 */
export function parseResidue(token: ResidueToken, position: number): SequenceResidue {
  const { text, chirality, character } = token;
  const [, code = "", groups] = /^([^()]*)(?:\(([^()]*)\))?$/.exec(text) ?? [];
  if (!isResidueCode(code)) throw unknownResidue(token, code, position);
  const residue = RESIDUES[code];
  if (chirality === "D" && residue.isAchiral) {
    throw new SequenceError(`${code} at position ${position} is achiral: no D form`, character);
  }
  const list = { text: groups ?? "", character: character + code.length + 1 };
  const modifications = groups === undefined ? [] : parseGroups(list, residue, position);
  return { position, code, chirality, residue, modifications };
}

function unknownResidue({ text, character }: TextSpan, code: string, position: number) {
  if (text === "") return new SequenceError(`Position ${position} is empty`, character);
  const meant = Object.keys(RESIDUES).find((known) => known.toLowerCase() === code.toLowerCase());
  const hint = meant ? `, perhaps "${meant}"?` : "";
  return new SequenceError(`Unknown residue "${text}" at position ${position}${hint}`, character);
}

function parseGroups(
  { text, character }: TextSpan,
  { code, sideChainGroup }: Residue,
  position: number,
): GroupCode[] {
  if (!["amine", "hydroxyl", "thiol"].includes(sideChainGroup ?? "")) {
    throw new SequenceError(
      `${code} at position ${position} has no side chain that can carry a group`,
      character,
    );
  }
  let next = character;
  return text.split("+").map((group, index) => {
    const at = next;
    next += group.length + 1;
    if (!isGroupCode(group)) {
      throw new SequenceError(`Unknown group "${group}" on ${code} ${position}`, at);
    }
    if (index > 0 && !GROUPS[group].amine) {
      throw new SequenceError(
        `${group} on ${code} ${position} can only be the outermost group`,
        at,
      );
    }
    return group;
  });
}
