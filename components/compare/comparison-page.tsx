import { Cite } from "@/components/citations/cite";
import { CollectedTables } from "@/components/collections/collected-tables";
import { CollectionPage } from "@/components/collections/collection-page";
import { LinkRow } from "@/components/collections/link-row";
import type { CollectedPeptide } from "@/lib/content/peptides/peptide-schema";
import { compareAddress, MAX_COMPARED } from "@/lib/facts/compare/compare-address";
import { comparisonSummary } from "@/lib/facts/compare/comparison-summary";
import { comparisonTables } from "@/lib/facts/compare/comparison-tables";
import { headToHeadTable } from "@/lib/facts/compare/head-to-head";
import { relationOf } from "@/lib/facts/compare/shared-facts";
import { comparisonPage, pages } from "@/lib/seo/pages";
import { AlignedSequences } from "./aligned-sequences";
import { PeptideChoice } from "./peptide-choice";
import "./compare.css";

const ADDITIONS = "add";

/** Two to four peptides side by side. `all` are those that can be added. */
export function ComparisonPage({
  peptides,
  all,
}: {
  peptides: CollectedPeptide[];
  all: CollectedPeptide[];
}) {
  const page = comparisonPage(peptides);
  const trials = headToHeadTable(peptides);
  const ids = peptides.map(({ id }) => id);
  const canAdd = peptides.length < MAX_COMPARED;
  return (
    <CollectionPage page={page} above={[pages.tools, pages.compare]}>
      <p className="mt-4 max-w-text text-lg">{comparisonSummary(peptides, trials !== null)}</p>
      <p className="mt-2 max-w-text text-soft">
        Figures of different trials cannot be set against each other, as people, doses and times
        differ. This is not medical advice.
      </p>
      <LinkRow
        label="Pages"
        links={peptides.map(({ id, name }) => ({ href: `/peptides/${id}`, text: name }))}
      />
      {peptides.length > 2 && (
        <LinkRow
          label="Remove"
          links={peptides.map(({ id, name }) => ({
            href: compareAddress(ids.filter((other) => other !== id)),
            text: name,
          }))}
        />
      )}
      {canAdd && (
        <LinkRow
          label="Add a peptide"
          links={[
            ...listAdditions(peptides, all),
            { href: `#${ADDITIONS}`, text: `All ${all.length - peptides.length} others` },
          ]}
        />
      )}
      <LinkRow
        label="More"
        links={[
          { href: `${page.path}.csv`, text: "Download as CSV" },
          { href: pages.compare.path, text: "Another comparison" },
        ]}
      />
      <Cite kind="compare" id={ids.join("-vs-")} />
      <CollectedTables
        tables={[...(trials ? [trials] : []), ...comparisonTables(peptides)]}
        peptides={peptides}
      >
        <AlignedSequences peptides={peptides} />
      </CollectedTables>
      {canAdd && (
        <section className="mt-11 border-t pt-8">
          <h2 id={ADDITIONS} className="text-2xl">
            Add a peptide
          </h2>
          <PeptideChoice chosen={peptides} all={all} heading="h3" />
        </section>
      )}
    </CollectionPage>
  );
}

const MAX_ADDITIONS = 8;

/** Those that share a target with all of them, then those that share a condition. */
function listAdditions(peptides: CollectedPeptide[], all: CollectedPeptide[]) {
  const ids = peptides.map(({ id }) => id);
  const related = all
    .filter(({ id }) => !ids.includes(id))
    .map((other) => ({ other, relations: peptides.map((peptide) => relationOf(peptide, other)) }));
  return (["target", "condition"] as const)
    .flatMap((wanted) =>
      related.filter(
        ({ relations }) =>
          relations.every((relation) => relation === wanted || relation === "target") &&
          relations.includes(wanted),
      ),
    )
    .slice(0, MAX_ADDITIONS)
    .map(({ other }) => ({ href: compareAddress([...ids, other.id]), text: other.name }));
}
