"use client";

import { useQuery } from "@tanstack/react-query";
import { countOf } from "@/components/ui/count-of";
import { request } from "@/lib/api/client";
import { findCollection } from "./collections";
import type { Declaration } from "./declaration";

/** The number of other items that refer to what is being deleted. */
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
  if (isError) return <p>References from other items could not be counted.</p>;
  if (!data) return <p className="text-soft">Counting references…</p>;
  const parts = Object.entries(data).map(([by, count]) => {
    const { one, many } = findCollection(by)?.recordedAs ?? { one: by, many: by };
    return countOf(count, one.toLowerCase(), many.toLowerCase());
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
