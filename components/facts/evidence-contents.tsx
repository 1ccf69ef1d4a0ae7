import { hasDrawnResults } from "@/lib/facts/collections/forest";
import { factLists } from "@/lib/facts/fact-lists";
import type { Facts } from "@/lib/facts/fact-references";
import { factTables } from "@/lib/facts/fact-tables";

/** What stands below the text on research, which is many screens long. Plain elements, for a `Static` part. */
export function EvidenceContents({ facts, timeline }: { facts: Facts; timeline: string }) {
  const parts = [
    ...factTables(facts).map(({ id, title }) => ({ href: `#${id}`, title })),
    ...factLists(facts).map(({ title }) => ({ href: `#${listAnchor(title)}`, title })),
    { href: "#papers", title: "Scientific Papers" },
    { href: "#fact-sources", title: "Sources" },
    {
      href: timeline,
      title: hasDrawnResults(facts) ? "Timeline, and results drawn" : "Timeline",
    },
  ];
  return (
    <nav aria-label="Facts and papers" className="evidence-contents no-print">
      <ul>
        {parts.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The id of the heading of a list of facts. */
export function listAnchor(title: string): string {
  return `facts-${title.toLowerCase().replace(/\W+/g, "-")}`;
}
