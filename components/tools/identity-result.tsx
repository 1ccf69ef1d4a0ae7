import { monoisotopicMass } from "@/lib/chemistry/mass/isotope-pattern";
import { readPastedSequence } from "@/lib/chemistry/notation/read-pasted";
import { formulaOfSequence } from "@/lib/chemistry/sequence-formula";
import type { CheckFields } from "@/lib/tools/identity/check-address";
import { explainPeaks } from "@/lib/tools/identity/explain-peaks";
import { readPeaks } from "@/lib/tools/identity/read-peaks";
import { LARGEST_TOLERANCE, readTolerance, toleranceNote } from "@/lib/tools/identity/tolerance";
import { IdentityAnswer } from "./identity-answer";

/** The fields as they were filled in, and the sequence that they name. */
export type Asked = Pick<CheckFields, "masses" | "measured" | "tolerance" | "unit"> & {
  text: string;
};

/** The answer, or what of the fields cannot be read. */
export function IdentityResult({ masses, measured, tolerance, unit, text }: Asked) {
  const read = readPastedSequence(text);
  if (!read.sequence) return <p className="tool-error">{`The sequence: ${read.error}`}</p>;
  const peaks = readPeaks(masses);
  if (peaks.error) return <p className="tool-error">{peaks.error}</p>;
  const value = readTolerance(tolerance, unit);
  if (value === null) {
    return (
      <p className="tool-error">{`A tolerance is above 0 and at most ${LARGEST_TOLERANCE[unit]} ${unit}.`}</p>
    );
  }
  const question = {
    sequence: read.sequence,
    masses: peaks.masses,
    measured,
    tolerance: { value, unit },
  };
  const mass = monoisotopicMass(formulaOfSequence(read.sequence));
  const note = toleranceNote(question.tolerance, mass);
  return (
    <>
      {note && <p className="tool-hint mb-2">{note}</p>}
      {peaks.isOfTwoColumns && (
        <p className="tool-hint">Read as a peak list: the first number of each line.</p>
      )}
      <IdentityAnswer answer={explainPeaks(question)} />
    </>
  );
}
