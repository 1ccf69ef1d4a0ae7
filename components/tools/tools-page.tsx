import { CollectionPage } from "@/components/collections/collection-page";
import { pages } from "@/lib/seo/pages";
import "./tools.css";

const tools = [
  {
    page: pages.calculator,
    text: "Type any sequence, or open a peptide of the library: mass and ions, isotope pattern, charge over pH, hydropathy, extinction coefficients, indices, digestion, HELM and SMILES. What a modification makes undefined is said to be so.",
  },
  {
    page: pages.identityCheck,
    text: "Paste the masses of a certificate or a spectrum: which charge state, adduct, missing residue, oxidation, deamidation or salt explains them. Computed in your browser; nothing is sent.",
  },
  {
    page: pages.compare,
    text: "Two to four peptides of the library side by side: what differs first, their trials and their aligned sequences.",
  },
  {
    page: pages.explore,
    text: "The whole library as one picture: mass against charge, hydropathy or length, coloured by class, shaped by origin and sized by evidence. Filter it, and compare what stands close.",
  },
  {
    page: pages.family,
    text: "Which peptides are related by sequence: a family tree from their alignments.",
  },
];

/** The tools, each with what it does. */
export function ToolsPage() {
  return (
    <CollectionPage page={pages.tools}>
      <p className="mt-3 max-w-text text-soft">
        Tools for reading a sequence, a certificate or a comparison, and for looking over the whole
        library. None of them gives amounts or doses.
      </p>
      <ul className="tool-list">
        {tools.map(({ page, text }) => (
          <li key={page.path}>
            <h2>
              <a href={page.path}>{page.title}</a>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </CollectionPage>
  );
}
