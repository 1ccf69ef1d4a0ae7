import { buttonVariants } from "@/components/ui/button-variants";
import { cutsOf, digest, type Fragment } from "@/lib/chemistry/digestion/digest";
import { ENZYMES, type EnzymeKey } from "@/lib/chemistry/digestion/enzymes";
import { protonatedMassToCharge } from "@/lib/chemistry/mass/ions";
import { monoisotopicMass } from "@/lib/chemistry/mass/isotope-pattern";
import { spellOneLetter, spellThreeLetter } from "@/lib/chemistry/notation/spell-sequence";
import { formulaOfSequence } from "@/lib/chemistry/sequence-formula";
import type { ParsedSequence } from "@/lib/chemistry/sequence-model";
import { CALCULATOR_PATH, type CalculatorRequest } from "@/lib/tools/calculator-request";
import { KeptRequest } from "./kept-request";

const keys = Object.keys(ENZYMES) as EnzymeKey[];

/** The fragments of one enzyme, and where each of the others cuts. */
export function DigestionSection({
  sequence,
  request,
}: {
  sequence: ParsedSequence;
  request: CalculatorRequest;
}) {
  const enzyme = ENZYMES[request.enzyme];
  const fragments = digest(sequence, request.enzyme);
  return (
    <section className="fact-section">
      <h2 id="digestion">Digestion</h2>
      <form action={`${CALCULATOR_PATH}#digestion`} method="get" className="tool-form">
        <KeptRequest request={request} without="enzyme" />
        <div className="tool-row">
          <div>
            <label htmlFor="enzyme">Enzyme</label>
            <select id="enzyme" name="enzyme" defaultValue={request.enzyme}>
              {keys.map((key) => (
                <option key={key} value={key}>
                  {ENZYMES[key].name}
                </option>
              ))}
            </select>
          </div>
          <button type="submit" className={buttonVariants({ variant: "outline" })}>
            Cut
          </button>
        </div>
      </form>
      <p className="fact-note mt-3 max-w-text">{`${enzyme.name} cuts ${enzyme.rule}.`}</p>
      {fragments.reason === undefined ? (
        <Fragments fragments={fragments.value} />
      ) : (
        <p className="fact-note max-w-text">{`No fragments are listed. ${fragments.reason}`}</p>
      )}
      <details className="tool-details">
        <summary>Where each enzyme cuts</summary>
        <AllCuts sequence={sequence} />
      </details>
      <p className="fact-note max-w-text">
        Rules of ExPASy PeptideCutter, as the R package cleaver has them. They are asked about bonds
        between plain L residues only; beside a D, modified or unnatural residue nothing is cut
        here. Fragments have their disulfides open. A real digestion also misses sites.
      </p>
    </section>
  );
}

function Fragments({ fragments }: { fragments: Fragment[] }) {
  return (
    <table className="number-table" aria-labelledby="digestion">
      <thead>
        <tr>
          <th scope="col">Residues</th>
          <th scope="col">Fragment</th>
          <th scope="col" className="is-number">
            [M+H]<sup>+</sup>
          </th>
        </tr>
      </thead>
      <tbody>
        {fragments.map(({ from, to, sequence }) => (
          <tr key={from}>
            <th scope="row" className="whitespace-nowrap">
              {from === to ? from : `${from}–${to}`}
            </th>
            <td>
              <code>{spellOneLetter(sequence).value ?? spellThreeLetter(sequence)}</code>
            </td>
            <td className="is-number">
              {protonatedMassToCharge(
                monoisotopicMass(formulaOfSequence(sequence)),
                1,
                "monoisotopic",
              ).toFixed(4)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AllCuts({ sequence }: { sequence: ParsedSequence }) {
  return (
    <table className="fact-table" aria-labelledby="digestion">
      <thead>
        <tr>
          <th scope="col">Enzyme</th>
          <th scope="col">Cuts</th>
          <th scope="col">After position</th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key}>
            <th scope="row">
              <span>{ENZYMES[key].name}</span>
            </th>
            <td data-head="Cuts">
              <span>{ENZYMES[key].rule}</span>
            </td>
            <td data-head="After position">
              <span>{cutsOf(sequence, key).join(", ") || "nowhere"}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
