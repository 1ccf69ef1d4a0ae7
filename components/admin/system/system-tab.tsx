"use client";

import { useQuery } from "@tanstack/react-query";
import type { SystemStatus } from "@/lib/system/system-schema";
import { RefreshButton, TabHeading } from "../ui/tab-heading";
import { TabQuery } from "../ui/tab-query";
import { Time } from "../ui/time";
import { FigureList } from "./figure-list";
import { RequestTable } from "./request-table";
import { StoragePanel } from "./storage-panel";
import { inBytes, inNumbers, inSeconds, share } from "./units";

/** How the server is: what it has counted since its start. */
export function SystemTab() {
  const query = useQuery<SystemStatus>({ queryKey: ["/api/admin/system"] });
  return (
    <>
      <TabHeading title="System" text="Load, errors, caches, disk and backups of this server">
        <RefreshButton isLoading={query.isFetching} onClick={() => void query.refetch()} />
      </TabHeading>
      <TabQuery query={query} what="the system's figures">
        {(status) => <System status={status} />}
      </TabQuery>
    </>
  );
}

function System({ status }: { status: SystemStatus }) {
  const { load, memory, cache, throttled } = status;
  const pages = cache.hits + cache.misses;
  return (
    <>
      <p className="mb-6 text-soft">
        Figures of the process on <span className="break-all">{status.host}</span> since it started,{" "}
        <Time value={status.startedAt} />. With several hosts, each has its own.
      </p>
      <div className="grid gap-x-10 lg:grid-cols-2">
        <FigureList
          title="Load"
          figures={[
            {
              label: "Load of the host",
              value: `${load.average.toFixed(2)} on ${load.cores} ${load.cores === 1 ? "core" : "cores"}`,
              note: "Processes running or waiting, averaged over the last minute",
              isAlarming: load.average > load.cores * 2,
            },
            {
              label: "Event loop delay",
              value: load.delay === null ? "Not measured yet" : inSeconds(load.delay),
              note: "99th percentile; above 500 ms the process is too busy",
              isAlarming: (load.delay ?? 0) > 0.5,
            },
            { label: "Requests in progress", value: inNumbers(load.open) },
            {
              label: "Memory of the process",
              value: inBytes(memory.resident),
              note: `${inBytes(memory.heap)} of it JavaScript heap; ${inBytes(memory.free)} free on the host`,
            },
          ]}
        />
        <FigureList
          title="Errors"
          figures={[
            {
              label: "Errors in the log",
              value: inNumbers(status.errors),
              isAlarming: status.errors > 0,
            },
            {
              label: "Slow queries",
              value: inNumbers(status.slowQueries),
              note: "Database queries of 200 ms or longer",
              isAlarming: status.slowQueries > 0,
            },
            ...throttled.map(({ limit, count }) => ({
              label: `Refused by the limit “${limit}”`,
              value: inNumbers(count),
            })),
            ...(throttled.length === 0
              ? [
                  {
                    label: "Refused by a limit",
                    value: "0",
                    note: "Too many requests from one visitor",
                  },
                ]
              : []),
          ]}
        />
        <FigureList
          title="Cache"
          figures={[
            {
              label: "Pages sent from memory",
              value: pages === 0 ? "None asked for yet" : share(cache.hits, pages),
              note: pages > 0 ? `${inNumbers(cache.hits)} of ${inNumbers(pages)} pages` : undefined,
            },
          ]}
        />
        <StoragePanel status={status} />
      </div>
      <RequestTable requests={status.requests} />
    </>
  );
}
