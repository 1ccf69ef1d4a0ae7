"use client";

import { useQuery } from "@tanstack/react-query";
import { TabSkeleton } from "../tab-skeleton";
import type { Declaration, Row } from "./declaration";

/** One collection's list. */
export function CollectionTab({ declaration }: { declaration: Declaration }) {
  const { path, tabLabel, nameField, notices } = declaration;
  const { data, isError, isPending } = useQuery<Row[]>({ queryKey: [path] });
  if (isPending) return <TabSkeleton />;
  if (isError) return <p role="alert">{notices.loadFailed}</p>;
  return (
    <>
      <h1 className="font-serif text-2xl">
        {tabLabel} ({data.length})
      </h1>
      <ul className="mt-4">
        {data.map((row) => (
          <li key={row.id} className="flex gap-4 border-t py-2">
            <span className="w-10 text-soft">{row.id}</span>
            {String(row[nameField])}
          </li>
        ))}
      </ul>
    </>
  );
}
