import type { CollectedPeptide } from "@/lib/content/peptides/peptide-schema";
import { compareAddress } from "@/lib/facts/compare/compare-address";
import { relationOf } from "@/lib/facts/compare/shared-facts";

const GROUPS = [
  { relation: "target", title: "With a target in common" },
  { relation: "condition", title: "With a condition in common, in people" },
  { relation: "class", title: "Of the same category" },
  { relation: null, title: "Others" },
] as const;

/**
 * Links to all peptides that can be set beside those chosen, by the closest that they share with one
 * of them.
 */
export function PeptideChoice({
  chosen,
  all,
  heading: Heading,
}: {
  chosen: CollectedPeptide[];
  all: CollectedPeptide[];
  heading: "h2" | "h3";
}) {
  const ids = chosen.map(({ id }) => id);
  const others = all
    .filter(({ id }) => !ids.includes(id))
    .map((other) => ({ other, closest: closestRelation(chosen, other) }));
  return GROUPS.map(({ relation, title }) => {
    const peptides = others
      .filter(({ closest }) => closest === relation)
      .map(({ other: { id, name } }) => ({ name, href: compareAddress([...ids, id]) }));
    if (peptides.length === 0) return null;
    return (
      <section key={title} className="fact-section">
        <Heading>{title}</Heading>
        <PeptideNames peptides={peptides} />
      </section>
    );
  });
}

export function PeptideNames({ peptides }: { peptides: { name: string; href: string }[] }) {
  return (
    <div className="letters">
      <ul>
        {peptides.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function closestRelation(chosen: CollectedPeptide[], other: CollectedPeptide) {
  const relations = chosen.map((peptide) => relationOf(peptide, other));
  return GROUPS.find(({ relation }) => relations.includes(relation))?.relation ?? null;
}
