import { readPastedSequence } from "@/lib/chemistry/notation/read-pasted";
import { explainPeaks, type Question } from "@/lib/tools/identity/explain-peaks";
import { readPeaks } from "@/lib/tools/identity/read-peaks";
import { IdentityAnswer } from "./identity-answer";

/** The fields as they were filled in. */
export interface Asked {
  masses: string;
  measured: Question["measured"];
  tolerance: string;
  unit: Question["tolerance"]["unit"];
  text: string;
}

/** The answer, or what of the fields cannot be read. */
export function IdentityResult({ masses, measured, tolerance, unit, text }: Asked) {
  const read = readPastedSequence(text);
  if (!read.sequence) return <p className="tool-error">{`The sequence: ${read.error}`}</p>;
  const peaks = readPeaks(masses);
  if (peaks.error) return <p className="tool-error">{peaks.error}</p>;
  const value = Number(tolerance.replace(",", "."));
  if (!(value > 0 && value <= LARGEST[unit])) {
    return (
      <p className="tool-error">{`A tolerance is above 0 and at most ${LARGEST[unit]} ${unit}.`}</p>
    );
  }
  const question = {
    sequence: read.sequence,
    masses: peaks.masses,
    measured,
    tolerance: { value, unit },
  };
  return (
    <>
      {peaks.isOfTwoColumns && (
        <p className="tool-hint">Read as a peak list: the first number of each line.</p>
      )}
      <IdentityAnswer answer={explainPeaks(question)} />
    </>
  );
}

const LARGEST = { Da: 5, ppm: 1000 };
