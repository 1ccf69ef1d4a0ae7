import type { Answer } from "@/lib/tools/identity/explain-peaks";
import type { ExplainedPeak, Explanation } from "@/lib/tools/identity/explanation";
import { verdictOf } from "@/lib/tools/identity/verdict";
import { fixed, signedFixed } from "./figures";

/** What explains the masses: in a sentence, then mass by mass with the deviations. */
export function IdentityAnswer({ answer }: { answer: Answer }) {
  return (
    <>
      <p className="max-w-text font-serif text-lg">{verdictOf(answer)}</p>
      {answer.peaks.map((peak) => (
        <Peak key={peak.observed} peak={peak} />
      ))}
    </>
  );
}

const MAX_SHOWN = 6;

function Peak({ peak: { observed, explanations } }: { peak: ExplainedPeak }) {
  const id = `peak-${String(observed).replace(".", "-")}`;
  const rest = explanations.length - MAX_SHOWN;
  return (
    <section className="mt-8">
      <h2 id={id} className="figures text-xl">
        {observed}
      </h2>
      {explanations.length === 0 ? (
        <p className="mt-1 text-soft">
          Nothing that is tried here explains it within the tolerance.
        </p>
      ) : (
        <table className="number-table" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">Molecule</th>
              <th scope="col">Ion</th>
              <th scope="col" className="is-number">
                Expected
              </th>
              <th scope="col" className="is-number">
                Off by
              </th>
            </tr>
          </thead>
          <tbody>
            {explanations.slice(0, MAX_SHOWN).map((explanation) => (
              <Row
                key={`${explanation.variant.name} ${explanation.ion.name} ${explanation.kind}`}
                {...explanation}
              />
            ))}
          </tbody>
        </table>
      )}
      {rest > 0 && (
        <p className="tool-hint">
          {`And ${rest} less simple ${rest === 1 ? "explanation" : "explanations"}; a smaller tolerance leaves fewer.`}
        </p>
      )}
    </section>
  );
}

function Row({ variant, ion, kind, expected, deviation }: Explanation) {
  return (
    <tr>
      <th scope="row" className={variant.rank === 0 ? "is-simplest" : undefined}>
        {variant.name}
      </th>
      <td className="min-[24rem]:whitespace-nowrap">
        {ion.name}
        {ion.charge > 0 && <sup>{ion.charge > 1 && ion.charge}+</sup>}
      </td>
      <td className="is-number">
        {fixed(expected, kind === "average" ? 2 : 4)}
        <small className="block text-soft">{kind}</small>
      </td>
      <td className="is-number">
        {signedFixed(deviation.Da, 3)} Da
        <small className="block text-soft">{signedFixed(deviation.ppm, 1)} ppm</small>
      </td>
    </tr>
  );
}
