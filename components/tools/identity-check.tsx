"use client";

import { useDeferredValue, useEffect, useState } from "react";
import { readPastedSequence } from "@/lib/chemistry/notation/read-pasted";
import { explainPeaks, type Question } from "@/lib/tools/identity/explain-peaks";
import { readPeaks } from "@/lib/tools/identity/read-peaks";
import { IdentityAnswer } from "./identity-answer";

export interface LibraryChoice {
  id: number;
  name: string;
  sequence: string;
}

const EXAMPLE = { peptide: "36", masses: "1028.79\n1371.38\n2056.57" };

/** Explains observed masses as they are typed. */
export function IdentityCheck({ library }: { library: LibraryChoice[] }) {
  const [masses, setMasses] = useState("");
  const [are, setAre] = useState<Question["are"]>("ions");
  const [tolerance, setTolerance] = useState("0.5");
  const [unit, setUnit] = useState<"Da" | "ppm">("Da");
  const [peptide, setPeptide] = useState("");
  const [typed, setTyped] = useState("");
  useAddress(library, setPeptide, setTyped);
  const chosen = library.find(({ id }) => String(id) === peptide);
  const asked = useDeferredValue({ masses, are, tolerance, unit, text: chosen?.sequence ?? typed });
  const field = "text-[0.9375rem] font-medium";

  return (
    <form
      className="tool-form needs-scripts"
      onSubmit={(event) => event.preventDefault()}
      aria-describedby="check-answer"
    >
      <div className="tool-row">
        <label className={field}>
          Peptide
          <select value={peptide} onChange={({ target }) => setPeptide(target.value)}>
            <option value="">Another sequence</option>
            {library.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {masses === "" && (
          <button
            type="button"
            className="min-h-11 text-accent-strong underline"
            onClick={() => {
              setPeptide(EXAMPLE.peptide);
              setMasses(EXAMPLE.masses);
            }}
          >
            Fill in an example
          </button>
        )}
      </div>
      {!chosen && (
        <label className={`mt-4 block ${field}`}>
          Sequence
          <textarea
            rows={2}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </label>
      )}
      <label className={`mt-4 block ${field}`}>
        Observed masses
        <textarea
          rows={3}
          value={masses}
          onChange={({ target }) => setMasses(target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <fieldset className="tool-row">
        <legend className="sr-only">What the masses are</legend>
        {(["ions", "molecules"] as const).map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="are"
              className="size-4"
              checked={are === one}
              onChange={() => setAre(one)}
            />
            {one === "ions" ? "m/z of positive ions" : "mass of the neutral molecule"}
          </label>
        ))}
      </fieldset>
      <div className="tool-row">
        <label className={`basis-32! ${field}`}>
          Tolerance
          <input
            type="text"
            inputMode="decimal"
            value={tolerance}
            onChange={({ target }) => setTolerance(target.value)}
          />
        </label>
        <label className={`basis-32! ${field}`}>
          Unit
          <select value={unit} onChange={({ target }) => setUnit(target.value as typeof unit)}>
            <option>Da</option>
            <option>ppm</option>
          </select>
        </label>
      </div>
      <p className="tool-hint">
        Of the whole molecule, whatever its charge; take what the laboratory states for its
        instrument. Monoisotopic and average masses are both tried.
      </p>
      <div id="check-answer" aria-live="polite" className="mt-8">
        <Result {...asked} />
      </div>
    </form>
  );
}

/** A link may name a peptide or a sequence; the page itself is the same for everybody. */
function useAddress(
  library: LibraryChoice[],
  setPeptide: (id: string) => void,
  setTyped: (sequence: string) => void,
) {
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const id = query.get("peptide") ?? "";
    if (library.some((choice) => String(choice.id) === id)) setPeptide(id);
    else setTyped(query.get("sequence") ?? "");
  }, [library, setPeptide, setTyped]);
}

function Result({
  masses,
  are,
  tolerance,
  unit,
  text,
}: Pick<Question, "are"> & {
  masses: string;
  tolerance: string;
  unit: "Da" | "ppm";
  text: string;
}) {
  if (masses.trim() === "" || text.trim() === "") return null;
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
    are,
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
