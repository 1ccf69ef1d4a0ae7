import { CollectionPage } from "@/components/collections/collection-page";
import { LinkRow } from "@/components/collections/link-row";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import type { Article } from "@/lib/content/research/article-schema";
import { forestPlots } from "@/lib/facts/collections/forest";
import { listPeptideEvents } from "@/lib/facts/collections/peptide-events";
import { evidencePage, pages } from "@/lib/seo/pages";
import { EventTimeline } from "./event-timeline";
import { ForestPlots } from "./forest-plots";

/** One peptide over the years, and the results of its trials drawn. */
export function EvidencePage({ peptide, articles }: { peptide: Peptide; articles: Article[] }) {
  const { id, name, facts } = peptide;
  const { events, undated } = listPeptideEvents(peptide, articles);
  const plots = forestPlots([{ peptide, trials: facts?.trials ?? [] }]);
  return (
    <CollectionPage
      page={evidencePage(peptide)}
      above={[pages.peptides, { path: `/peptides/${id}`, title: name, description: "" }]}
    >
      <p className="mt-3 max-w-text text-soft">
        {`What this library records of ${name} with a year: papers, trials in people, approvals, and what was refused, withdrawn or retracted. Each entry leads to the fact with its source, or to the paper.`}
      </p>
      <LinkRow
        label="On this page"
        links={[
          ...(plots.length > 0 ? [{ href: "#intervals", text: "Results with intervals" }] : []),
          { href: `/peptides/${id}#trials`, text: `All trials of ${name}` },
        ]}
      />
      <section className="fact-section">
        <h2 id="timeline">Timeline</h2>
        <p className="fact-note max-w-text">{undatedText(undated, events.length)}</p>
        {events.length > 0 && <EventTimeline events={events} />}
      </section>
      <ForestPlots plots={plots} />
    </CollectionPage>
  );
}

function undatedText(undated: string[], count: number): string {
  if (count === 0) return "Nothing is recorded with a year.";
  const rest = undated.length > 0 ? ` Recorded without a year: ${undated.join(", ")}.` : "";
  return `Earliest means earliest among what is recorded here. A larger mark is more than one entry.${rest}`;
}
