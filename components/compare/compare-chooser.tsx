import { CollectionPage } from "@/components/collections/collection-page";
import { LinkRow } from "@/components/collections/link-row";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { compareAddress } from "@/lib/facts/compare/compare-address";
import { relationOf } from "@/lib/facts/compare/shared-facts";
import { type PageText, pages } from "@/lib/seo/pages";

/** Where a comparison begins: with any peptide, or with a second one beside `first`. */
export function CompareChooser({
  page,
  all,
  first,
}: {
  page: PageText;
  all: Peptide[];
  first?: Peptide;
}) {
  return (
    <CollectionPage page={page} above={first ? [pages.compare] : []}>
      <p className="mt-3 max-w-text text-soft">
        {first
          ? `Choose what to set beside ${first.name}. Up to four can be compared at once.`
          : "Two to four peptides side by side: what differs first, then what is the same, their trials against each other and their sequences aligned. Choose the first one."}
      </p>
      {first ? (
        <Related first={first} all={all} />
      ) : (
        <Names title={`All ${all.length} peptides`} peptides={all} />
      )}
    </CollectionPage>
  );
}

const groups = [
  { relation: "target", title: "With a target in common" },
  { relation: "condition", title: "With a condition in common, in people" },
  { relation: "class", title: "Of the same category" },
  { relation: null, title: "Others" },
] as const;

function Related({ first, all }: { first: Peptide; all: Peptide[] }) {
  const others = all
    .filter(({ id }) => id !== first.id)
    .map((other) => ({ other, relation: relationOf(first, other) }));
  return (
    <>
      <LinkRow label="Page" links={[{ href: `/peptides/${first.id}`, text: first.name }]} />
      {groups.map(({ relation, title }) => (
        <Names
          key={title}
          title={title}
          first={first}
          peptides={others.filter((found) => found.relation === relation).map(({ other }) => other)}
        />
      ))}
    </>
  );
}

function Names({
  title,
  first,
  peptides,
}: {
  title: string;
  first?: Peptide;
  peptides: Peptide[];
}) {
  if (peptides.length === 0) return null;
  return (
    <section className="fact-section">
      <h2>{title}</h2>
      <div className="letters">
        <ul>
          {peptides.map(({ id, name }) => (
            <li key={id}>
              <a href={compareAddress(first ? [first.id, id] : [id])}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
