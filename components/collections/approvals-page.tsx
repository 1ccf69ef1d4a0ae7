import {
  approvalLanes,
  approvalTables,
  countByAgency,
  listUndated,
} from "@/lib/facts/collections/approvals";
import type { FactHolder } from "@/lib/facts/collections/fact-holder";
import { approvalAddress } from "@/lib/facts/fact-addresses";
import { agencyTitle } from "@/lib/facts/fact-words";
import { lastChecked } from "@/lib/facts/source-numbers";
import { pages } from "@/lib/seo/pages";
import { ApprovalTimeline } from "./approval-timeline";
import { CollectedTables } from "./collected-tables";
import { CollectionPage } from "./collection-page";
import { LinkRow } from "./link-row";

/** First approvals as a timeline, and every approval as a table. */
export function ApprovalsPage({ peptides }: { peptides: FactHolder[] }) {
  const lanes = approvalLanes(peptides);
  const undated = listUndated(peptides);
  const all = approvalTables(peptides);
  const tables = all.filter(({ id }) => id !== "undated");
  const until = Math.max(
    ...lanes.map(({ year }) => year),
    ...peptides.map(({ facts }) => Number((facts && lastChecked(facts)?.slice(0, 4)) ?? 0)),
  );
  return (
    <CollectionPage page={pages.approvals}>
      <p className="mt-3 max-w-text text-soft">
        Approvals of peptides as medicines, as far as a source was read for each. An approval holds
        for its indication only, and in its own territory.
      </p>
      <LinkRow
        label="Approved now by"
        links={countByAgency(peptides).map(({ agency, count }) => ({
          href: `/database?agency=${agency}`,
          text: `${agencyTitle(agency)}: ${count}`,
        }))}
      />
      {lanes.length > 0 && (
        <section className="fact-section">
          <h2 id="timeline">First approvals</h2>
          <p className="fact-note">
            Each peptide's earliest approval with a recorded year, newest first. Later approvals,
            and those without a year, are in the tables.
          </p>
          <ApprovalTimeline lanes={lanes} until={until} />
        </section>
      )}
      <LinkRow
        label="Approved, without a recorded year"
        links={undated.map(({ id, name }) => ({ href: `/peptides/${id}`, text: name }))}
      />
      <LinkRow
        label="All approvals"
        links={all.map(({ id, title }) => ({ href: approvalAddress(id), text: title }))}
      />
      <CollectedTables tables={tables} peptides={peptides} />
    </CollectionPage>
  );
}

/** The approvals whose year is not recorded. */
export function UndatedApprovalsPage({ peptides }: { peptides: FactHolder[] }) {
  return (
    <CollectionPage page={pages.undatedApprovals} above={[pages.approvals]}>
      <p className="mt-3 max-w-text text-soft">
        The sources of these approvals do not give their year. An approval holds for its indication
        only, and in its own territory.
      </p>
      <CollectedTables
        tables={approvalTables(peptides).filter(({ id }) => id === "undated")}
        peptides={peptides}
      />
    </CollectionPage>
  );
}
