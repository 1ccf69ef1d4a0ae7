"use client";

import { ChevronLeft, ChevronRight } from "lucide";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ChangeTable } from "./use-table-state";

export function Pager({
  page,
  pages,
  change,
}: {
  page: number;
  pages: number;
  change: ChangeTable;
}) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-between gap-3 text-sm">
      <Button
        type="button"
        variant="outline"
        disabled={page <= 1}
        onClick={() => change({ page: page - 1 })}
      >
        <Icon node={ChevronLeft} />
        Previous
      </Button>
      <span className="figures text-soft" aria-live="polite">
        Page {page} of {pages}
      </span>
      <Button
        type="button"
        variant="outline"
        disabled={page >= pages}
        onClick={() => change({ page: page + 1 })}
      >
        Next
        <Icon node={ChevronRight} />
      </Button>
    </nav>
  );
}
