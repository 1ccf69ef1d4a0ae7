import { type CollectedCondition, countApproved } from "@/lib/facts/collections/conditions";
import { pages } from "@/lib/seo/pages";
import { CollectionPage } from "./collection-page";
import { LinkRow } from "./link-row";
import { countOf } from "./words";

/** All conditions by their first letter, each with how many peptides it has. */
export function ConditionsIndex({ conditions }: { conditions: CollectedCondition[] }) {
  const byLetter = [...Map.groupBy(conditions, ({ name }) => name.charAt(0).toUpperCase())];
  return (
    <CollectionPage page={pages.conditions}>
      <p className="mt-3 max-w-text text-soft">
        What the peptides of this library are approved for or were studied in. Being listed says
        nothing about benefit: each condition's page tells approved medicines from what was studied
        in people, and from work on animals and cells.
      </p>
      <LinkRow
        label="Jump to a letter"
        links={byLetter.map(([letter]) => ({ href: `#${letter}`, text: letter }))}
      />
      <div className="letters">
        {byLetter.map(([letter, found]) => (
          <section key={letter}>
            <h2 id={letter}>{letter}</h2>
            <ul>
              {found.map((condition) => (
                <li key={condition.key}>
                  <a href={`/conditions/${condition.key}`}>{condition.name}</a>
                  <small className="figures">{countText(condition)}</small>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </CollectionPage>
  );
}

function countText(condition: CollectedCondition): string {
  const approved = countApproved(condition);
  const peptides = countOf(condition.entries.length, "peptide");
  if (approved === 0) return peptides;
  return condition.entries.length === 1
    ? `${peptides}, approved`
    : `${peptides}, ${approved} approved`;
}
