"use client";

import { type ComponentType, useDeferredValue, useEffect, useState } from "react";
import type { CheckFields } from "@/lib/tools/identity/check-address";
import { type ToleranceUnit, withUnit } from "@/lib/tools/identity/tolerance";
import type { Asked } from "./identity-result";
import { useCheckFields } from "./use-check-fields";

export interface LibraryChoice {
  id: number;
  name: string;
  sequence: string;
}

const EXAMPLE = { peptide: "36", masses: "1028.79\n1371.38\n2056.57" };

/** Explains observed masses as they are typed. */
export function IdentityCheck({ library }: { library: LibraryChoice[] }) {
  const [fields, change] = useCheckFields(library);
  const { peptide, sequence, masses, measured, tolerance, unit } = fields;
  const chosen = library.find(({ id }) => String(id) === peptide);
  const asked = useDeferredValue({
    masses,
    measured,
    tolerance,
    unit,
    text: chosen?.sequence ?? sequence,
  });
  const { Result, hasFailed } = useResult(asked.masses.trim() !== "" && asked.text.trim() !== "");

  return (
    <div className="tool-form needs-scripts">
      <div className="tool-row">
        <PeptideSelect
          library={library}
          value={peptide}
          onChange={(id) => change({ peptide: id })}
        />
        {masses === "" && (
          <button
            type="button"
            className="min-h-11 text-accent-strong underline"
            onClick={() => change(EXAMPLE)}
          >
            Fill in an example
          </button>
        )}
      </div>
      {!chosen && (
        <div className="mt-4">
          <label htmlFor="check-sequence">Sequence</label>
          <textarea
            id="check-sequence"
            rows={2}
            value={sequence}
            onChange={({ target }) => change({ sequence: target.value })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
      )}
      <div className="mt-4">
        <label htmlFor="check-masses">Observed masses</label>
        <textarea
          id="check-masses"
          rows={3}
          value={masses}
          onChange={({ target }) => change({ masses: target.value })}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <MeasuredChoice value={measured} onChange={(one) => change({ measured: one })} />
      <Tolerance
        value={tolerance}
        unit={unit}
        onChange={(typed) => change({ tolerance: typed })}
        onUnitChange={(other) => change(withUnit(tolerance, other))}
      />
      <p className="tool-hint">
        Of the whole molecule, whatever its charge; take what the laboratory states for its
        instrument. Monoisotopic and average masses are both tried, one kind for all masses of the
        list.
      </p>
      <div id="check-answer" aria-live="polite" className="mt-8">
        {Result && <Result {...asked} />}
        {hasFailed && (
          <p className="tool-error">
            The check could not be loaded. Please reload the page when you are online.
          </p>
        )}
      </div>
    </div>
  );
}

function PeptideSelect({
  library,
  value,
  onChange,
}: {
  library: LibraryChoice[];
  value: string;
  onChange: (id: string) => void;
}) {
  return (
    <div>
      <label htmlFor="check-peptide">Peptide</label>
      <select id="check-peptide" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Another sequence</option>
        {library.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function MeasuredChoice({
  value,
  onChange,
}: {
  value: CheckFields["measured"];
  onChange: (measured: CheckFields["measured"]) => void;
}) {
  return (
    <fieldset className="tool-row">
      <legend className="sr-only">What the masses are</legend>
      {(["ions", "molecules"] as const).map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name="measured"
            className="size-4"
            checked={value === one}
            onChange={() => onChange(one)}
          />
          {one === "ions" ? "m/z of positive ions" : "mass of the neutral molecule"}
        </label>
      ))}
    </fieldset>
  );
}

function Tolerance({
  value,
  unit,
  onChange,
  onUnitChange,
}: {
  value: string;
  unit: ToleranceUnit;
  onChange: (value: string) => void;
  onUnitChange: (unit: ToleranceUnit) => void;
}) {
  return (
    <div className="tool-row">
      <div className="tool-narrow">
        <label htmlFor="check-tolerance">Tolerance</label>
        <input
          id="check-tolerance"
          type="text"
          inputMode="decimal"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <div className="tool-narrow">
        <label htmlFor="check-unit">Unit</label>
        <select
          id="check-unit"
          value={unit}
          onChange={({ target }) => onUnitChange(target.value === "ppm" ? "ppm" : "Da")}
        >
          <option>Da</option>
          <option>ppm</option>
        </select>
      </div>
    </div>
  );
}

/** The chemistry is loaded with the first mass, not with the page. */
function useResult(isWanted: boolean) {
  const [Result, setResult] = useState<ComponentType<Asked>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    import("./identity-result").then(
      (loaded) => setResult(() => loaded.IdentityResult),
      () => setFailed(true),
    );
  }, [isWanted]);
  return { Result: isWanted ? Result : undefined, hasFailed: isWanted && hasFailed };
}
