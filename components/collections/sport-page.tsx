import type { FactHolder } from "@/lib/facts/collections/fact-holder";
import { sportTables } from "@/lib/facts/collections/sport";
import { pages } from "@/lib/seo/pages";
import { CollectedTables } from "./collected-tables";
import { CollectionPage } from "./collection-page";
import { LinkRow } from "./link-row";

/** What the Prohibited List says of each peptide, class by class. */
export function SportPage({ peptides }: { peptides: FactHolder[] }) {
  const tables = sportTables(peptides);
  return (
    <CollectionPage page={pages.sport}>
      <div className="mt-3 max-w-text space-y-3">
        <p>
          The Prohibited List of the World Anti-Doping Agency has classes. A class names examples
          and may cover more than it names. Class S0 covers substances that no other class names and
          that no authority has approved for people.
        </p>
        <p className="text-soft">
          “Not on the list” means that the edition that was read neither names a peptide nor has a
          class that plainly covers it. That is not a permission: an approval can end, a class can
          cover what resembles its examples, and a supplement can be contaminated. Athletes check
          the list in force with their anti-doping organisation before they compete.
        </p>
      </div>
      <LinkRow
        label="Jump to"
        links={tables.map(({ id, title }) => ({
          href: `#${id}`,
          text: title.split(/[:,]/)[0] ?? title,
        }))}
      />
      <LinkRow
        label="In the database"
        links={[
          { href: "/database?sport=prohibited", text: "All that are prohibited" },
          { href: "/database?sport=monitored", text: "Monitored" },
          { href: "/database?sport=not-listed", text: "Not listed" },
        ]}
      />
      <CollectedTables tables={tables} peptides={peptides} />
    </CollectionPage>
  );
}
