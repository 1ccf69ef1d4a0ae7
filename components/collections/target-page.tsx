import { type CollectedTarget, targetTables } from "@/lib/facts/collections/targets";
import { uniprotAddress } from "@/lib/facts/fact-addresses";
import { type PageText, pages } from "@/lib/seo/pages";
import { CollectedTables } from "./collected-tables";
import { CollectionPage } from "./collection-page";
import { LinkRow } from "./link-row";

/** The peptides that act on one target, by action. */
export function TargetPage({ target, page }: { target: CollectedTarget; page: PageText }) {
  const { key, term, entries } = target;
  return (
    <CollectionPage page={page} above={[pages.targets]}>
      {term.synonyms.length > 0 && (
        <p className="mt-2 text-soft">Also: {term.synonyms.join(", ")}</p>
      )}
      {term.gene && <p className="mt-4 font-sans">Human gene: {term.gene}</p>}
      <p className="mt-2 max-w-text text-soft">
        Binding to a target shows how a peptide may act. It does not show that it helps against a
        condition.
      </p>
      <LinkRow
        label="More"
        links={[
          ...(term.uniprot
            ? [{ href: uniprotAddress(term.uniprot), text: `UniProt ${term.uniprot}` }]
            : []),
          { href: `/database?target=${key}`, text: "Filter these peptides in the database" },
        ]}
      />
      <CollectedTables
        tables={targetTables(target)}
        peptides={entries.map(({ peptide }) => peptide)}
      />
    </CollectionPage>
  );
}
