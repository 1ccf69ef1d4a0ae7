import { conditionCountText } from "@/lib/facts/collections/condition-count";
import type { CollectedCondition } from "@/lib/facts/collections/conditions";
import { pages } from "@/lib/seo/pages";
import { CollectionPage } from "./collection-page";
import { LinkRow } from "./link-row";

/** All conditions by their first letter, each with how many peptides it has. */
export function ConditionsIndex({ conditions }: { conditions: CollectedCondition[] }) {
  const byLetter = [...Map.groupBy(conditions, ({ name }) => name.charAt(0).toUpperCase())];
  return (
    <CollectionPage page={pages.conditions}>
      <p className="mt-3 max-w-text text-soft">
        What the peptides of this library are approved for or were studied in. Being listed says
        nothing about benefit: each condition's page tells approved medicines from what was studied
        in people, and from work on animals and cells. A peptide that is only named has the
        condition on its page without a study recorded as data, and the filter of the{" "}
        <a href="/database" className="text-accent-strong underline">
          database
        </a>{" "}
        leaves it out.
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
                  <small className="figures">{conditionCountText(condition)}</small>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </CollectionPage>
  );
}
