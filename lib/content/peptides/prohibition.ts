import type { Peptide } from "./peptide-schema";

/** The text about a prohibited peptide; the note is optional. */
export function prohibition({ wadaNote }: Pick<Peptide, "wadaNote">): string {
  const note = wadaNote?.trim();
  return note ? `Prohibited by WADA: ${note}` : "Prohibited by WADA";
}
