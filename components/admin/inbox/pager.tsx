import { Button } from "@/components/ui/button";

/** From which to which row of how many, and the way to the next and the one before. */
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
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between gap-3 border-t pt-4">
      <p className="text-soft figures">
        {count((page - 1) * size + 1)}–{count(Math.min(page * size, total))} of {count(total)}
      </p>
      <div className="flex gap-2">
        <PageButton isDisabled={page <= 1} onClick={() => go(page - 1)}>
          Previous
        </PageButton>
        <PageButton isDisabled={page >= last} onClick={() => go(page + 1)}>
          Next
        </PageButton>
      </div>
    </nav>
  );
}

/** A button at the end of the list keeps the focus, so it is not disabled but does nothing. */
function PageButton({
  isDisabled,
  onClick,
  children,
}: {
  isDisabled: boolean;
  onClick: () => void;
  children: string;
}) {
  return (
    <Button
      variant="outline"
      size="small"
      aria-disabled={isDisabled}
      className="min-h-11 aria-disabled:opacity-60 lg:min-h-9"
      onClick={() => !isDisabled && onClick()}
    >
      {children}
    </Button>
  );
}
