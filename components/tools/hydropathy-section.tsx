import { buttonVariants } from "@/components/ui/button-variants";
import {
  HYDROPATHY_WINDOWS,
  hydropathyProfile,
  type WindowMean,
} from "@/lib/chemistry/indices/hydropathy-profile";
import { beyondTwenty } from "@/lib/chemistry/indices/plain-sequence";
import type { ParsedSequence } from "@/lib/chemistry/sequence-model";
import { CALCULATOR_PATH, type CalculatorRequest } from "@/lib/tools/calculator-request";
import { fixed, signedFixed } from "./figures";
import { KeptRequest } from "./kept-request";
import { Plot, round, scaleOf, stepsBetween } from "./plot";

/** Mean hydropathy in a sliding window, as picture and table. */
export function HydropathySection({
  sequence,
  request,
}: {
  sequence: ParsedSequence;
  request: CalculatorRequest;
}) {
  const { length } = sequence.residues;
  const profile = hydropathyProfile(sequence, request.window);
  const gap = beyondTwenty(sequence);
  return (
    <section className="fact-section">
      <h2 id="hydropathy">Hydropathy</h2>
      {profile.some(({ mean }) => mean !== null) ? (
        <>
          <HydropathyPlot profile={profile} length={length} width={request.window} />
          {gap && <p className="fact-note max-w-text">{`Windows with a gap: ${gap}`}</p>}
        </>
      ) : (
        <p className="fact-note max-w-text">
          {length < request.window
            ? `The chain has ${length === 1 ? "one residue" : `${length} residues`}, fewer than the window of ${request.window}.`
            : gap}
        </p>
      )}
      <form action={`${CALCULATOR_PATH}#hydropathy`} method="get" className="tool-form">
        <KeptRequest request={request} without="window" />
        <div className="tool-row">
          <div>
            <label htmlFor="hydropathy-window">Window, residues</label>
            <select id="hydropathy-window" name="window" defaultValue={request.window}>
              {HYDROPATHY_WINDOWS.map((width) => (
                <option key={width}>{width}</option>
              ))}
            </select>
          </div>
          <button type="submit" className={buttonVariants({ variant: "outline" })}>
            Draw
          </button>
        </div>
      </form>
    </section>
  );
}

const Y = { from: -4.5, to: 4.5 };
const BAR = 0.72;

function HydropathyPlot({
  profile,
  length,
  width,
}: {
  profile: WindowMean[];
  length: number;
  width: number;
}) {
  const x = { from: 0.5, to: length + 0.5 };
  const [toX, toY] = [scaleOf(x), scaleOf(Y)];
  const zero = round(100 - toY(0));
  const bars = (isAbove: boolean) =>
    profile
      .flatMap(({ position, mean }) =>
        mean !== null && mean >= 0 === isAbove
          ? `M${round(toX(position - BAR / 2))} ${zero}V${round(100 - toY(mean))}H${round(toX(position + BAR / 2))}V${zero}z`
          : [],
      )
      .join("");
  return (
    <>
      <p className="fact-note max-w-text">
        {`Mean Kyte–Doolittle hydropathy of ${width} residues around each position: hydrophobic above zero, hydrophilic below.`}
      </p>
      <Plot
        label="Hydropathy along the chain. The table below has the values."
        x={{
          ...x,
          title: "Position",
          ticks: [1, ...stepsBetween(1, length, 6)]
            .filter((at, index, all) => at >= 1 && all.indexOf(at) === index)
            .filter((at) => at === 1 || at - 1 > length / 8)
            .map((at) => ({ at, label: String(at) })),
        }}
        y={{
          ...Y,
          title: "Hydropathy",
          ticks: [-4, -2, 0, 2, 4].map((at) => ({ at, label: signedFixed(at, 0) })),
        }}
      >
        <path className="plot-above" d={bars(true)} />
        <path className="plot-below" d={bars(false)} />
        <path className="plot-zero" d={`M0 ${zero}H100`} />
      </Plot>
      <details className="tool-details">
        <summary>Hydropathy as a table</summary>
        <table className="number-table max-w-sm" aria-labelledby="hydropathy">
          <thead>
            <tr>
              <th scope="col">Position</th>
              <th scope="col" className="is-number">
                Mean of the window
              </th>
            </tr>
          </thead>
          <tbody>
            {profile.map(({ position, mean }) => (
              <tr key={position}>
                <th scope="row">{position}</th>
                <td className="is-number">{mean === null ? "no value" : fixed(mean, 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
