import type { ReactNode } from "react";
import { MolecularFormula } from "@/components/peptides/molecular-formula";
import { averageMass, formatFormula } from "@/lib/chemistry/formula";
import { gravy } from "@/lib/chemistry/indices/composition-indices";
import { isoelectricText } from "@/lib/chemistry/isoelectric-text";
import { monoisotopicMass } from "@/lib/chemistry/mass/isotope-pattern";
import { netChargeAt } from "@/lib/chemistry/sequence-charge";
import { formulaOfSequence } from "@/lib/chemistry/sequence-formula";
import type { ParsedSequence } from "@/lib/chemistry/sequence-model";
import { massText, signed } from "@/lib/facts/number-text";
import { fixed } from "./figures";

/** What is asked for most, in one look. */
export function KeyFigures({ sequence }: { sequence: ParsedSequence }) {
  const formula = formulaOfSequence(sequence);
  const charge = netChargeAt(sequence, 7.4);
  const hydropathy = gravy(sequence).value;
  return (
    <dl className="glance tool-figures mt-8 border-y py-5">
      <Figure term="Residues">{sequence.residues.length}</Figure>
      <Figure term="Molecular formula">
        <MolecularFormula formula={formatFormula(formula)} />
      </Figure>
      <Figure term="Average mass">{massText(averageMass(formula))}</Figure>
      <Figure term="Monoisotopic mass">{monoisotopicMass(formula).toFixed(4)} Da</Figure>
      <Figure term="Net charge at pH 7.4">{charge === null ? "Not known" : signed(charge)}</Figure>
      <Figure term="Isoelectric point">{isoelectricText(sequence) ?? "Not known"}</Figure>
      <Figure term="GRAVY">
        {hydropathy === undefined ? "Not defined" : fixed(hydropathy, 3)}
      </Figure>
    </dl>
  );
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}
