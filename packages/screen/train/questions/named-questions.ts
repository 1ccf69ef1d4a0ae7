import { fingerprintOf } from "../fingerprint";
import { readData } from "../read-data";

/** A question that names a peptide, and whether that one's page answers it. */
export interface NamedQuestion {
  id: number;
  ask: string;
  isTold: boolean;
}

export function readNamedQuestions(): NamedQuestion[] {
  return readData("told").map(({ text, label, peptide }) => ({
    id: peptide,
    ask: text,
    isTold: label === "told",
  }));
}

/** Says whether weights were fitted to these questions. */
export function fingerprint(questions: NamedQuestion[]): string {
  return fingerprintOf(questions.map(({ id, ask, isTold }) => `${id} ${isTold} ${ask}`));
}
