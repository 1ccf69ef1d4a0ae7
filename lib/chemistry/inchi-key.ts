import keys from "./inchi-keys.json";

const known = new Map(Object.entries(keys));

/**
 * The standard InChIKey of the molecule that a sequence draws (`toSmiles`): from the file that
 * `npm run inchi-keys` writes, so null for a sequence that is not there yet or has no SMILES.
 */
export function inchiKeyOf(sequence: string | null | undefined): string | null {
  return (sequence && known.get(sequence)) || null;
}
