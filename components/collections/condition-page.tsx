import { ForestPlots } from "@/components/evidence/forest-plots";
import { countOf } from "@/components/ui/count-of";
import { conditionTables } from "@/lib/facts/collections/condition-tables";
import {
  type CollectedCondition,
  STANDINGS,
  type Standing,
} from "@/lib/facts/collections/conditions";
import { forestPlots } from "@/lib/facts/collections/forest";
import { outcomeMatrix } from "@/lib/facts/collections/outcome-matrix";
import { targetAddress } from "@/lib/facts/fact-addresses";
import { findTarget, synonymsOfCondition } from "@/lib/facts/vocabulary";
import { type PageText, pages } from "@/lib/seo/pages";
import { CollectedTables } from "./collected-tables";
import { CollectionPage } from "./collection-page";
import { LinkRow } from "./link-row";

/** What was approved, tried and found for one condition. */
export function ConditionPage({
  condition,
  page,
  related,
}: {
  condition: CollectedCondition;
  page: PageText;
  /** Pages of related conditions. */
  related: { href: string; text: string }[];
}) {
  const { key, entries } = condition;
  const synonyms = synonymsOfCondition(key);
  const matrix = outcomeMatrix(condition);
  const plots = forestPlots(
    entries.map(({ peptide, facts }) => ({ peptide, trials: facts.trials })),
  );
  return (
    <CollectionPage page={page} above={[pages.conditions]}>
      {synonyms.length > 0 && <p className="mt-2 text-soft">Also: {synonyms.join(", ")}</p>}
      <p className="mt-4 max-w-text text-lg">{summary(condition)}</p>
      <p className="mt-2 max-w-text text-soft">
        This page says what authorities approved and what studies found. It is not medical advice:
        which treatment suits a person, if any, is a question for a clinician.
      </p>
      <LinkRow
        label="On this page"
        links={[
          ...(matrix ? [{ href: "#outcomes", text: matrix.title }] : []),
          ...(plots.length > 0 ? [{ href: "#intervals", text: "Results with intervals" }] : []),
        ]}
      />
      <LinkRow label="Targets of these peptides" links={listTargets(condition)} />
      <LinkRow label="See also" links={related} />
      <LinkRow
        label="More"
        links={[
          { href: `/database?condition=${key}`, text: "Filter these peptides in the database" },
          { href: pages.approvals.path, text: "All approvals by year" },
          { href: `/conditions/${key}/feed.xml`, text: "Follow as Atom feed" },
        ]}
      />
      <CollectedTables
        tables={[...conditionTables(condition), ...(matrix ? [matrix] : [])]}
        peptides={entries.map(({ peptide }) => peptide)}
      >
        <ForestPlots plots={plots} namesPeptides />
      </CollectedTables>
    </CollectionPage>
  );
}

const words: Record<Standing, string> = {
  approved: "approved now",
  former: "approved once, but not now",
  people: "studied in people without an approval for it",
  laboratory: "studied in animals or cells only",
  named: "named without a recorded study",
};

/** "12 peptides: 6 approved now, 4 studied in people without an approval for it". */
function summary({ entries }: CollectedCondition): string {
  const parts = STANDINGS.flatMap((standing) => {
    const count = entries.filter((entry) => entry.standing === standing).length;
    return count > 0 ? `${entries.length === 1 ? "" : `${count} `}${words[standing]}` : [];
  });
  return `${countOf(entries.length, "peptide")}: ${parts.join("; ")}.`;
}

/** Most frequent first. */
function listTargets({ entries }: CollectedCondition) {
  const keys = entries.flatMap(({ peptide: { facts } }) => [
    ...new Set(facts?.targets.map(({ target }) => target)),
  ]);
  return [...Map.groupBy(keys, (key) => key)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([key, found]) => ({
      href: targetAddress(key),
      text: found.length > 1 ? `${findTarget(key).name} (${found.length})` : findTarget(key).name,
    }));
}
