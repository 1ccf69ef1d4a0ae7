import { readFileSync } from "node:fs";
import { fingerprintOf } from "./fingerprint";

/** A question that names a peptide, and whether that one's page answers it. */
export interface NamedQuestion {
  id: number;
  ask: string;
  isTold: boolean;
}

/** Of `told.txt` and `untold.txt`: on each line the peptide's number, a tabulator and the question. */
export function readNamedQuestions(): NamedQuestion[] {
  return [...read("told.txt", true), ...read("untold.txt", false)];
}

function read(name: string, isTold: boolean): NamedQuestion[] {
  const lines = readFileSync(new URL(name, import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean);
  return lines.map((line) => {
    const [id, ask] = line.split("\t");
    if (!Number(id) || !ask) throw new Error(`${name} holds a line of another form: ${line}`);
    return { id: Number(id), ask, isTold };
  });
}

/** Says whether weights were fitted to these questions. */
export function fingerprint(questions: NamedQuestion[]): string {
  return fingerprintOf(questions.map(({ id, ask, isTold }) => `${id} ${isTold} ${ask}`));
}
