"use client";

import { useQuery } from "@tanstack/react-query";
import { request } from "@/lib/api/client";
import { findCollection } from "./collections";
import type { Declaration } from "./declaration";

/** How many other items lose something by a deletion, as the server counts them. */
export function ReferencesNote({
  declaration: { collection, label },
  ids,
}: {
  declaration: Declaration;
  ids: number[];
}) {
  const { data, isError } = useQuery({
    queryKey: ["/api/admin/references", collection, ids],
    queryFn: async ({ signal }) => {
      const body = { collection, ids };
      const options = { method: "POST" as const, body, signal };
      return (await request<References>("/api/admin/references", options)).data.references;
    },
    staleTime: 0,
  });
  if (isError) return <p>It could not be counted which other items would lose it.</p>;
  if (!data) return <p className="text-soft">Counting what refers to it…</p>;
  const parts = Object.entries(data).map(([by, count]) => {
    const { one, many } = findCollection(by)?.recordedAs ?? { one: by, many: by };
    return `${count} ${(count === 1 ? one : many).toLowerCase()}`;
  });
  if (parts.length === 0) return <p>Nothing else refers to {ids.length === 1 ? "it" : "them"}.</p>;
  const what = ids.length === 1 ? `this ${label.one}` : `these ${label.many}`;
  return (
    <p>
      {parts.join(" and ")} will lose {what}.
    </p>
  );
}

interface References {
  references: Record<string, number>;
}
