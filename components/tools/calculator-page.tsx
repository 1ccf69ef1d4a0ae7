import { CollectionPage } from "@/components/collections/collection-page";
import { LinkRow } from "@/components/collections/link-row";
import { SequenceFigure } from "@/components/peptides/sequence-figure";
import { StructureFigure } from "@/components/peptides/structure-figure";
import type { ParsedSequence } from "@/lib/chemistry/sequence-model";
import { pages } from "@/lib/seo/pages";
import { type CalculatorRequest, calculatorHref } from "@/lib/tools/calculator-request";
import type { CalculatorInput } from "./calculator-input";
import { ChargeSection } from "./charge-section";
import { DigestionSection } from "./digestion-section";
import { HydropathySection } from "./hydropathy-section";
import { IndicesSection } from "./indices-section";
import { KeyFigures } from "./key-figures";
import { MassSection } from "./mass-section";
import { NotationSection } from "./notation-section";
import { SequenceForm } from "./sequence-form";
import "./tools.css";

const EXAMPLES = [
  { text: "Oxytocin", sequence: "CYIQNCPLG-NH2 [disulfide 1-6]" },
  { text: "Glucagon", sequence: "HSQGTFTSDYSKYLDSRRAQDFVQWLMNT" },
  { text: "LL-37", sequence: "LLGDFFRKSKEKIGKEFKRIVQRIKDFLRNLVPRTES" },
];

/** Every value of the calculator on one page, rendered on the server. No script changes any of it. */
export function CalculatorPage({ input }: { input: CalculatorInput }) {
  const { request, read } = input;
  return (
    <CollectionPage
      page={{ ...pages.calculator, path: calculatorHref(request) }}
      above={[pages.tools]}
    >
      <p className="mt-3 max-w-text text-soft">
        Mass, isotopes, charge, hydropathy and digestion of any peptide, from its sequence. The
        sequence stands in the address, so that the page can be shared.
      </p>
      <SequenceForm input={input} />
      {read ? (
        <Results input={input} sequence={read.sequence} text={read.text} />
      ) : (
        <LinkRow
          label="Try"
          links={[
            ...EXAMPLES.map(({ text, sequence }) => ({ text, href: calculatorHref({ sequence }) })),
            { text: "Semaglutide", href: calculatorHref({ peptide: 36 }) },
          ]}
        />
      )}
      <p className="mt-10 max-w-text font-sans text-sm text-soft">
        Calculated values describe the molecule that was typed in, not what is in a vial. The
        calculator gives no amounts and no doses.
      </p>
    </CollectionPage>
  );
}

const SECTIONS = [
  ["masses", "Masses and ions"],
  ["charge", "Charge"],
  ["hydropathy", "Hydropathy"],
  ["indices", "Indices and absorbance"],
  ["digestion", "Digestion"],
  ["notations", "Notations"],
] as const;

/** Longer chains are not drawn: a bead for each residue would weigh more than the rest of the page. */
const MAX_DRAWN = 100;

function Results({
  input,
  sequence,
  text,
}: {
  input: CalculatorInput;
  sequence: ParsedSequence;
  text: string;
}) {
  const { request, peptide } = input;
  const name = peptide?.name ?? "the peptide that was typed in";
  return (
    <>
      <LinkRow
        label="On this page"
        links={SECTIONS.map(([id, title]) => ({ href: `#${id}`, text: title }))}
      />
      <LinkRow
        label="More"
        links={[
          ...(peptide
            ? [{ href: `/peptides/${peptide.id}`, text: `${peptide.name} in the library` }]
            : []),
          {
            href: identityHref(request, text),
            text: "Check an observed mass against it",
          },
        ]}
      />
      {sequence.residues.length <= MAX_DRAWN && (
        <div className="mt-8 max-w-4xl">
          <SequenceFigure name={name} sequence={text} />
          <StructureFigure
            name={peptide?.name ?? "this sequence"}
            sequence={sequence}
            src={`/structure.svg?${new URLSearchParams({ sequence: text })}`}
          />
        </div>
      )}
      <KeyFigures sequence={sequence} />
      <MassSection sequence={sequence} />
      <ChargeSection sequence={sequence} />
      <HydropathySection sequence={sequence} request={request} />
      <IndicesSection sequence={sequence} />
      <DigestionSection sequence={sequence} request={request} />
      <NotationSection sequence={sequence} name={peptide?.name ?? "peptide"} />
    </>
  );
}

function identityHref({ peptide }: CalculatorRequest, text: string): string {
  const query = peptide
    ? new URLSearchParams({ peptide: String(peptide) })
    : new URLSearchParams({ sequence: text });
  return `${pages.identityCheck.path}?${query}`;
}
