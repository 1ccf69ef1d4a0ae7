import {
  chargeObstacle,
  isoelectricObstacle,
  isoelectricPoint,
  netChargeAt,
} from "@/lib/chemistry/sequence-charge";
import type { ParsedSequence } from "@/lib/chemistry/sequence-model";
import { signed } from "@/lib/facts/number-text";
import { fixed, signedFixed } from "./figures";
import { Plot, round, scaleOf, stepsBetween } from "./plot";

const PH_MAX = 14;
const POINTS = 141;

/** Net charge over pH as picture and table, and the isoelectric point. */
export function ChargeSection({ sequence }: { sequence: ParsedSequence }) {
  const obstacle = chargeObstacle(sequence);
  return (
    <section className="fact-section">
      <h2 id="charge">Charge</h2>
      {obstacle ? (
        <p className="fact-note max-w-text">{`Net charge and isoelectric point are not known. ${obstacle}`}</p>
      ) : (
        <>
          <p className="fact-note max-w-text">{pointText(sequence)}</p>
          <ChargePlot sequence={sequence} />
          <p className="fact-note max-w-text">
            Each group titrates alone, with the pKa values of the EMBOSS set (iep), as on the pages
            of the library. ProtParam and Biopython take another set (Bjellqvist), so that their
            values differ. Read one decimal at most, and none for very short peptides.
          </p>
        </>
      )}
    </section>
  );
}

function pointText(sequence: ParsedSequence): string {
  const point = isoelectricPoint(sequence);
  const at = signed(netChargeAt(sequence, 7.4) ?? 0);
  return `${point === null ? `No isoelectric point. ${isoelectricObstacle(sequence)}` : `Isoelectric point ${point.toFixed(1)}.`} Net charge at pH 7.4: ${at}.`;
}

/** Whether the two marks would overlap. */
function isNear(point: number | null): boolean {
  return point !== null && Math.abs(point - 7.4) < 1;
}

function ChargePlot({ sequence }: { sequence: ParsedSequence }) {
  const chargeAt = (pH: number) => netChargeAt(sequence, pH) ?? 0;
  const curve = Array.from({ length: POINTS }, (_, index) => {
    const pH = (index / (POINTS - 1)) * PH_MAX;
    return { pH, charge: chargeAt(pH) };
  });
  const charges = curve.map(({ charge }) => charge);
  const y = {
    from: Math.min(-1, Math.floor(Math.min(...charges))),
    to: Math.max(1, Math.ceil(Math.max(...charges))),
  };
  const x = { from: 0, to: PH_MAX };
  const [toX, toY] = [scaleOf(x), scaleOf(y)];
  const point = isoelectricPoint(sequence);
  const whole = Array.from({ length: PH_MAX + 1 }, (_, pH) => pH);
  return (
    <>
      <Plot
        label={`Net charge from ${signedFixed(charges[0] ?? 0, 1)} at pH 0 to ${signedFixed(charges.at(-1) ?? 0, 1)} at pH 14. The table below has the values.`}
        x={{
          ...x,
          title: "pH",
          ticks: whole.filter((pH) => pH % 2 === 0).map((pH) => ({ at: pH, label: String(pH) })),
        }}
        y={{
          ...y,
          title: "Net charge",
          ticks: stepsBetween(y.from, y.to, 6).map((at) => ({
            at,
            label: signedFixed(at, at % 1 === 0 ? 0 : 1),
          })),
        }}
        marks={[
          ...(point === null ? [] : [{ x: point, y: 0, text: `pI ${point.toFixed(1)}` }]),
          ...(isNear(point) ? [] : [{ x: 7.4, y: chargeAt(7.4), text: "pH 7.4" }]),
        ]}
      >
        <path className="plot-zero" d={`M0 ${round(100 - toY(0))}H100`} />
        <path
          className="plot-line"
          d={`M${curve.map(({ pH, charge }) => `${round(toX(pH))} ${round(100 - toY(charge))}`).join("L")}`}
        />
      </Plot>
      <details className="tool-details">
        <summary>Charges as a table</summary>
        <table className="number-table max-w-sm" aria-labelledby="charge">
          <thead>
            <tr>
              <th scope="col">pH</th>
              <th scope="col" className="is-number">
                Net charge
              </th>
            </tr>
          </thead>
          <tbody>
            {[...whole, 7.4]
              .sort((a, b) => a - b)
              .map((pH) => (
                <tr key={pH}>
                  <th scope="row">{fixed(pH, pH % 1 === 0 ? 0 : 1)}</th>
                  <td className="is-number">{signedFixed(chargeAt(pH), 2)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
