const ROWS = ["w-2/3", "w-1/2", "w-3/5", "w-2/5", "w-1/3", "w-1/4"];

/** The shape of a tab while its code and its data are on their way. */
export function TabSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="motion-safe:animate-pulse">
      <div className="mb-6 h-8 w-56 rounded bg-line" />
      <Rows />
    </div>
  );
}

/** The shape of a list below its heading. */
export function RowsSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="mt-5 motion-safe:animate-pulse">
      <Rows />
    </div>
  );
}

function Rows() {
  return ROWS.map((width) => (
    <div key={width} className="flex h-14 items-center gap-4 border-t">
      <div className="size-9 rounded-full bg-line" />
      <div className={`h-4 rounded bg-line ${width}`} />
    </div>
  ));
}
