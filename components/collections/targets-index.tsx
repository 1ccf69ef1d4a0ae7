import { FactTableSection } from "@/components/facts/fact-table-section";
import { countOf } from "@/components/ui/count-of";
import { actionsText, type CollectedTarget } from "@/lib/facts/collections/targets";
import { targetAddress, uniprotAddress } from "@/lib/facts/fact-addresses";
import type { FactLine, FactTable } from "@/lib/facts/fact-tables";
import { pages } from "@/lib/seo/pages";
import { CollectionPage } from "./collection-page";

/** All targets by name, each with its gene and its peptides. */
export function TargetsIndex({ targets }: { targets: CollectedTarget[] }) {
  const table: FactTable = {
    id: "all-targets",
    title: countOf(targets.length, "target"),
    head: ["Target", "Gene and protein", "Peptides"],
    rows: targets.map((target) => [
      [
        { text: target.term.name, href: targetAddress(target.key) },
        { text: actionsText(target), isMinor: true },
      ],
      geneLines(target),
      peptideLines(target),
    ]),
  };
  return (
    <CollectionPage page={pages.targets}>
      <p className="mt-3 max-w-text text-soft">
        The receptors, enzymes and other molecules that peptides of this library act on, as far as a
        source names them.
      </p>
      <FactTableSection table={table} numbers={new Map()} heading="h2" />
    </CollectionPage>
  );
}

function geneLines({ term: { gene, uniprot } }: CollectedTarget): FactLine[] {
  return [
    ...(gene ? [{ text: gene }] : []),
    ...(uniprot
      ? [{ text: `UniProt ${uniprot}`, href: uniprotAddress(uniprot), isMinor: true }]
      : []),
  ];
}

/** A peptide may act on a target in two ways. */
function peptideLines({ entries }: CollectedTarget): FactLine[] {
  const byId = new Map(entries.map(({ peptide: { id, name } }) => [id, name]));
  return [...byId].map(([id, name]) => ({ text: name, href: `/peptides/${id}` }));
}
