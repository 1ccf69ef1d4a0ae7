"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { RevisionDetail } from "@/lib/resources/revisions/revision-schema";
import { PanelQuery } from "../ui/panel-message";

/** A change with its states before and after, once they are loaded. */
export function RevisionQuery({
  id,
  children,
}: {
  id: number;
  children: (revision: RevisionDetail) => ReactNode;
}) {
  const query = useQuery<RevisionDetail>({ queryKey: [`/api/admin/revisions/${id}`] });
  return (
    <PanelQuery query={query} failed="This change could not be loaded.">
      {children}
    </PanelQuery>
  );
}
