"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { itemHref } from "@/components/admin/activity/entities";
import { RevisionLine } from "@/components/admin/activity/revision-line";
import { tabHref } from "@/components/admin/shell/tabs";
import { RefreshButton, TabHeading } from "@/components/admin/ui/tab-heading";
import { TabQuery } from "@/components/admin/ui/tab-query";
import { Time } from "@/components/admin/ui/time";
import { type Overview, UNANSWERED_DAYS } from "@/lib/overview/overview-schema";
import { DueFactsPanel } from "./due-facts-panel";
import { LinkCheckPanel } from "./link-check-panel";
import { OverviewPanel } from "./overview-panel";
import { LINK_CHECK } from "./use-link-check";
import { WeekChart } from "./week-chart";

/** Everything that needs the administrator's attention. */
export function OverviewTab() {
  const client = useQueryClient();
  const query = useQuery<Overview>({ queryKey: ["/api/admin/overview"] });
  return (
    <>
      <TabHeading title="Overview" text="What needs your attention">
        <RefreshButton
          isLoading={query.isFetching}
          onClick={() => {
            void query.refetch();
            void client.invalidateQueries({ queryKey: [LINK_CHECK] });
          }}
        />
      </TabHeading>
      <TabQuery query={query} what="the overview">
        {(overview) => (
          <div className="grid gap-x-10 lg:grid-cols-2">
            <Messages {...overview.messages} />
            <Questions {...overview.questions} />
            <WithoutEvidence {...overview.withoutEvidence} />
            <DueFactsPanel {...overview.dueFacts} />
            <LinkCheckPanel />
            <OverviewPanel title="Last changes" href={tabHref("activity")} link="All activity">
              {overview.changes.length === 0 && (
                <p className="text-soft">Nothing was changed yet.</p>
              )}
              <ul>
                {overview.changes.map((entry) => (
                  <RevisionLine key={entry.id} entry={entry} />
                ))}
              </ul>
            </OverviewPanel>
            <OverviewPanel title="By week">
              <div className="grid gap-6">
                <WeekChart
                  weeks={overview.weeks}
                  series="questions"
                  title="Questions to the consultant"
                />
                <WeekChart weeks={overview.weeks} series="messages" title="Contact messages" />
              </div>
            </OverviewPanel>
          </div>
        )}
      </TabQuery>
    </>
  );
}

function Messages({ unread, newest }: Overview["messages"]) {
  return (
    <OverviewPanel
      title="Unread messages"
      count={unread}
      href={`${tabHref("messages")}?filter=new`}
      link="Open messages"
    >
      {unread === 0 && <p className="text-soft">There are no unread messages.</p>}
      <ul>
        {newest.map(({ id, name, message, createdAt }) => (
          <li key={id} className="border-t py-2">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-medium">{name}</span>
              <Time value={createdAt} className="text-soft text-sm" />
            </p>
            <p className="line-clamp-2 break-words text-soft">{message}</p>
          </li>
        ))}
      </ul>
    </OverviewPanel>
  );
}

function Questions({ unanswered, newest }: Overview["questions"]) {
  return (
    <OverviewPanel
      title={`Unanswered questions in ${UNANSWERED_DAYS} days`}
      count={unanswered}
      href={`${tabHref("chat")}?filter=abstained`}
      link="Open conversations"
    >
      {unanswered === 0 && <p className="text-soft">Every question was answered.</p>}
      <ul>
        {newest.map(({ sessionId, question, askedAt }) => (
          <li key={`${sessionId} ${askedAt}`} className="border-t py-2">
            <Link
              href={`${tabHref("chat")}?search=${encodeURIComponent(sessionId)}`}
              prefetch={false}
              className="break-words underline decoration-1 decoration-edge underline-offset-4 hover:text-accent-strong"
            >
              {question}
            </Link>
            <Time value={askedAt} className="block text-soft text-sm" />
          </li>
        ))}
      </ul>
    </OverviewPanel>
  );
}

function WithoutEvidence({ total, first }: Overview["withoutEvidence"]) {
  const more = total - first.length;
  return (
    <OverviewPanel title="Peptides without an evidence tier" count={total}>
      {total === 0 && <p className="text-soft">Every peptide has an evidence tier.</p>}
      <ul>
        {first.map(({ id, name }) => (
          <li key={id} className="border-t py-2">
            <Link
              href={itemHref("peptides", id)}
              prefetch={false}
              className="underline decoration-1 decoration-edge underline-offset-4 hover:text-accent-strong"
            >
              {name}
            </Link>
          </li>
        ))}
        {more > 0 && <li className="border-t py-2 text-soft">and {more} more</li>}
      </ul>
    </OverviewPanel>
  );
}
