import { averageMass, type Formula } from "@/lib/chemistry/formula";
import { chargeStates } from "@/lib/chemistry/mass/ions";
import {
  type IsotopePeak,
  isotopePattern,
  monoisotopicMass,
} from "@/lib/chemistry/mass/isotope-pattern";
import { formulaOfSequence } from "@/lib/chemistry/sequence-formula";
import type { ParsedSequence } from "@/lib/chemistry/sequence-model";
import { Plot, round, scaleOf } from "./plot";

/** Ions of a spectrum, and the isotope pattern as picture and table. */
export function MassSection({ sequence }: { sequence: ParsedSequence }) {
  const formula = formulaOfSequence(sequence);
  return (
    <section className="fact-section">
      <h2 id="masses">Masses and ions</h2>
      <p className="fact-note max-w-text">
        {`Monoisotopic ${monoisotopicMass(formula).toFixed(4)} Da, average ${averageMass(formula).toFixed(2)} g/mol, by IUPAC's abridged standard atomic weights. ProtParam and Biopython use older weights: their average masses differ by about 0.015 in each 1,000.`}
      </p>
      <div className="tool-split">
        <Ions formula={formula} />
        <Isotopes pattern={isotopePattern(formula)} />
      </div>
    </section>
  );
}

function Ions({ formula }: { formula: Formula }) {
  return (
    <div className="mt-4">
      <h3 id="ions">Protonated ions</h3>
      <table className="number-table" aria-labelledby="ions">
        <thead>
          <tr>
            <th scope="col">Ion</th>
            <th scope="col" className="is-number">
              Monoisotopic m/z
            </th>
            <th scope="col" className="is-number">
              Average m/z
            </th>
          </tr>
        </thead>
        <tbody>
          {chargeStates(formula).map(({ charge, monoisotopic, average }) => (
            <tr key={charge}>
              <th scope="row">
                [M+{charge > 1 && charge}H]
                <sup>{charge > 1 && charge}+</sup>
              </th>
              <td className="is-number">{monoisotopic.toFixed(4)}</td>
              <td className="is-number">{average.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const MAX_LABELS = 5;

function Isotopes({ pattern }: { pattern: IsotopePeak[] }) {
  const highest = pattern.reduce((a, b) => (b.height > a.height ? b : a));
  const [first = 0, last = 0] = [pattern[0]?.extra, pattern.at(-1)?.extra];
  const x = { from: first - 0.5, to: last + 0.5 };
  const toX = scaleOf(x);
  const step = Math.ceil(pattern.length / MAX_LABELS);
  return (
    <div className="mt-4">
      <h3 id="isotopes">Isotope pattern</h3>
      <Plot
        label={`Isotope pattern of the neutral molecule: ${pattern.length} peaks, the highest at ${highest.mass.toFixed(2)} Da. The table below has all of them.`}
        x={{
          ...x,
          title: "Mass of the neutral molecule, Da",
          ticks: pattern
            .filter((_, index) => index % step === 0)
            .map(({ extra, mass }) => ({ at: extra, label: mass.toFixed(1) })),
        }}
        y={{
          from: 0,
          to: 100,
          title: "Height, percent of the highest peak",
          ticks: [0, 50, 100].map((at) => ({ at, label: String(at) })),
        }}
      >
        <path
          className="plot-peaks"
          d={pattern
            .map(({ extra, height }) => `M${round(toX(extra))} 100V${round(100 - height)}`)
            .join("")}
        />
      </Plot>
      <details className="tool-details">
        <summary>Peaks as a table</summary>
        <table className="number-table" aria-labelledby="isotopes">
          <thead>
            <tr>
              <th scope="col">Peak</th>
              <th scope="col" className="is-number">
                Mass, Da
              </th>
              <th scope="col" className="is-number">
                Height, %
              </th>
            </tr>
          </thead>
          <tbody>
            {pattern.map(({ extra, mass, height }) => (
              <tr key={extra}>
                <th scope="row">{extra === 0 ? "M" : `M+${extra}`}</th>
                <td className="is-number">{mass.toFixed(4)}</td>
                <td className="is-number">{height.toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="fact-note">
          M holds the lightest isotope of every atom. An ion of charge n has its peaks 1/n apart.
          Isotopes: NIST; resolution is left out.
        </p>
      </details>
    </div>
  );
}
