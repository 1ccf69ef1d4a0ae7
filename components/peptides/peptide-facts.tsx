import type { ReactNode } from "react";
import { Cite } from "@/components/citations/cite";
import { ReportLink } from "@/components/facts/report-link";
import { TermLabel } from "@/components/glossary/term-label";
import { inchiKeyOf } from "@/lib/chemistry/inchi-key";
import { isoelectricText } from "@/lib/chemistry/isoelectric-text";
import { monoisotopicMass } from "@/lib/chemistry/mass/isotope-pattern";
import { parseSequence } from "@/lib/chemistry/sequence";
import { netChargeAt } from "@/lib/chemistry/sequence-charge";
import { formulaOfSequence } from "@/lib/chemistry/sequence-formula";
import { evidenceLabels, evidenceTitle } from "@/lib/content/peptides/evidence";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { prohibition } from "@/lib/content/peptides/prohibition";
import { factAnchor, factReference } from "@/lib/facts/history/fact-reference";
import type { FactField } from "@/lib/facts/history/stated-facts";
import { signed } from "@/lib/facts/number-text";
import { calculatorHref } from "@/lib/tools/calculator-request";
import { checkHref } from "@/lib/tools/identity/check-address";
import { EmbedCard } from "./embed-card";
import { EvidenceBadge } from "./evidence-badge";
import { FollowPeptide } from "./follow-peptide";
import { MolecularFormula } from "./molecular-formula";

/** The side column: evidence, regulatory status and technical details. */
export function PeptideFacts({ peptide }: { peptide: Peptide }) {
  return (
    <aside aria-label={`Facts about ${peptide.name}`}>
      <Card id={factAnchor("evidenceTier")} title="Evidence">
        {peptide.evidenceTier ? (
          <>
            <EvidenceBadge
              tier={peptide.evidenceTier}
              title={evidenceTitle(peptide.evidenceTier, peptide.facts)}
              reason={peptide.evidenceReason ?? evidenceLabels[peptide.evidenceTier].meaning}
            />
            <ReportLink fact={factReference(peptide.id, "evidenceTier")} />
          </>
        ) : (
          <p className="text-soft">Not assessed yet.</p>
        )}
      </Card>
      <Standing peptide={peptide} />
      <TechnicalDetails peptide={peptide} />
      <Cite kind="peptides" id={peptide.id} />
      <EmbedCard peptide={peptide} />
      <FollowPeptide peptide={peptide} />
    </aside>
  );
}

function Standing({ peptide }: { peptide: Peptide }) {
  if (!peptide.regulatoryStatus && !peptide.wadaProhibited && !peptide.notes) return null;
  return (
    <Card title="Standing">
      <dl className="space-y-2">
        {peptide.regulatoryStatus && (
          <Fact term="Regulatory status" of={peptide} field="regulatoryStatus">
            {capitalise(peptide.regulatoryStatus)}
          </Fact>
        )}
        {peptide.wadaProhibited && (
          <Fact term="In sport" of={peptide} field="wadaProhibited">
            {prohibition(peptide)}
          </Fact>
        )}
        {peptide.notes && <Fact term="Note">{peptide.notes}</Fact>}
      </dl>
    </Card>
  );
}

const linkClass = "text-accent-strong underline decoration-1 underline-offset-2";

function TechnicalDetails({ peptide }: { peptide: Peptide }) {
  const sequence = peptide.sequence ? parseSequence(peptide.sequence) : null;
  const charge = sequence && netChargeAt(sequence, 7.4);
  const point = sequence && isoelectricText(sequence, " (calculated)");
  const inchiKey = inchiKeyOf(peptide.sequence);
  return (
    <Card id="technical-details" title="Technical Details">
      <dl className="space-y-2">
        <Fact term="Type">{peptide.peptideType || "Not recorded"}</Fact>
        {sequence && (
          <Fact term="Residues" of={peptide} field="sequence">
            {sequence.residues.length}{" "}
            <a href={calculatorHref({ peptide: peptide.id })} className={linkClass}>
              Open in the calculator
            </a>
            <br />
            <a href={checkHref({ peptide: String(peptide.id) })} className={linkClass}>
              Check an observed mass
            </a>
          </Fact>
        )}
        <Fact term="Molecular weight" of={peptide} field="averageMass">
          {peptide.molecularWeight || "Not recorded"}
        </Fact>
        {sequence && (
          <Fact term="Monoisotopic mass">
            {monoisotopicMass(formulaOfSequence(sequence)).toFixed(4)} Da (calculated)
          </Fact>
        )}
        {peptide.massNote && <p className="text-sm text-soft">{peptide.massNote}</p>}
        <Fact term="Molecular formula" of={peptide} field="molecularFormula">
          {peptide.molecularFormula ? (
            <MolecularFormula formula={peptide.molecularFormula} />
          ) : (
            "Not recorded"
          )}
        </Fact>
        {typeof charge === "number" && <Fact term="Net charge at pH 7.4">{signed(charge)}</Fact>}
        {point && <Fact term="Isoelectric point">{point}</Fact>}
        {inchiKey && (
          <Fact term="InChIKey">
            <span className="break-all">{inchiKey}</span>
          </Fact>
        )}
        {peptide.cas && (
          <Fact term="CAS number" of={peptide} field="cas">
            {peptide.cas}
          </Fact>
        )}
        {peptide.pubchemCid && (
          <Fact term="PubChem" of={peptide} field="pubchemCid">
            <a
              href={`https://pubchem.ncbi.nlm.nih.gov/compound/${peptide.pubchemCid}`}
              rel="noopener noreferrer"
              className={linkClass}
            >
              CID {peptide.pubchemCid}
            </a>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function Card({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="border-t py-5 first:border-t-0 first:pt-0 lg:first:pt-1">
      <h2 className="mb-2.5 text-base font-medium">{title}</h2>
      {children}
    </section>
  );
}

function Fact({
  term,
  of,
  field,
  children,
}: {
  term: string;
  /** A field that is a fact can be linked to and, if it has a value, reported. */
  of?: Peptide;
  field?: FactField;
  children: ReactNode;
}) {
  return (
    <div
      id={field && factAnchor(field)}
      className="grid gap-x-3 min-[23rem]:grid-cols-[9.75rem_minmax(0,1fr)]"
    >
      <dt className="text-soft">
        <TermLabel text={term} />
      </dt>
      <dd className="break-words">
        {children}
        {of && field && of[field] && <ReportLink fact={factReference(of.id, field)} />}
      </dd>
    </div>
  );
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
