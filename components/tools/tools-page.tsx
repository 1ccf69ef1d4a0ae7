import { CollectionPage } from "@/components/collections/collection-page";
import { pages } from "@/lib/seo/pages";
import "./tools.css";

const tools = [
  {
    page: pages.calculator,
    text: "Type any sequence, or open a peptide of the library: mass and ions, isotope pattern, charge over pH, hydropathy, extinction coefficients, indices, digestion, HELM and SMILES. A value that a modification leaves undefined is marked as not defined.",
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

const tables = [
  { page: pages.conditions, text: "What the peptides are approved for or were studied in." },
  { page: pages.targets, text: "The receptors and enzymes that they act on." },
  { page: pages.approvals, text: "What was approved, where and when, and what was withdrawn." },
  { page: pages.sport, text: "Which peptides are prohibited in sport." },
  { page: pages.glossary, text: "The terms of the field in plain words." },
  {
    page: { ...pages.data, title: "Data and API" },
    text: "The whole library as files, and every page as JSON.",
  },
  {
    page: { path: "/api-description#mcp", title: "Connect an AI client (MCP)" },
    text: "A server of the Model Context Protocol that searches and reads the library.",
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
      <ToolList entries={tools} />
      <h2 className="mt-12 text-2xl">Tables and data</h2>
      <ToolList entries={tables} heading="h3" />
    </CollectionPage>
  );
}

function ToolList({
  entries,
  heading: Heading = "h2",
}: {
  entries: { page: { path: string; title: string }; text: string }[];
  heading?: "h2" | "h3";
}) {
  return (
    <ul className="tool-list">
      {entries.map(({ page, text }) => (
        <li key={page.path}>
          <Heading>
            <a href={page.path}>{page.title}</a>
          </Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
