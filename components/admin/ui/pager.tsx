import { ChevronLeft, ChevronRight } from "lucide";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { Icon } from "@/components/ui/icon";

/** The range of rows shown, and the previous and next page. */
export function Pager({
  page,
  size,
  total,
  onPage,
}: {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
}) {
  if (total <= size) return null;
  const last = Math.ceil(total / size);
  const count = (value: number) => value.toLocaleString("en-US");
  const go = (next: number) => {
    onPage(next);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav aria-label="Pages" className="mt-5 flex items-center justify-between gap-3">
      <p className="text-soft figures" aria-live="polite">
        {count((page - 1) * size + 1)}–{count(Math.min(page * size, total))} of {count(total)}
      </p>
      <div className="flex gap-2">
        <CompactButton isIdle={page <= 1} onClick={() => go(page - 1)}>
          <Icon node={ChevronLeft} />
          Previous
        </CompactButton>
        <CompactButton isIdle={page >= last} onClick={() => go(page + 1)}>
          Next
          <Icon node={ChevronRight} />
        </CompactButton>
      </div>
    </nav>
  );
}
