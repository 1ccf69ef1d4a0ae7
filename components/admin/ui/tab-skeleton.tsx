const ROWS = ["w-2/3", "w-1/2", "w-3/5", "w-2/5", "w-1/3", "w-1/4"];
const FIELDS = [
  { label: "w-24", control: "h-11" },
  { label: "w-40", control: "h-32" },
  { label: "w-32", control: "h-11" },
  { label: "w-36", control: "h-32" },
  { label: "w-28", control: "h-32" },
];

/** A placeholder while the code of a tab is loading. */
export function TabSkeleton({ title }: { title: string }) {
  return (
    <>
      <h1 className="font-serif text-2xl">{title}</h1>
      <RowsSkeleton />
    </>
  );
}

/** A placeholder for a collection's search and table. */
export function TableSkeleton({ title }: { title: string }) {
  return (
    <div role="status" aria-label="Loading" className="motion-safe:animate-pulse">
      <h1 className="font-serif text-2xl lg:leading-9">{title}</h1>
      <div className="mt-3 mb-4 h-11 rounded border max-sm:mt-14 max-xl:mb-16 lg:h-9" />
      <Rows />
    </div>
  );
}

/** A placeholder for a list. */
export function RowsSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="mt-5 motion-safe:animate-pulse">
      <Rows />
    </div>
  );
}

/** A placeholder for the fields of a form. */
export function FormSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="min-h-[60dvh] space-y-5 pt-2 motion-safe:animate-pulse"
    >
      {FIELDS.map(({ label, control }) => (
        <div key={label} className="max-w-3xl">
          <div className={`mb-2 h-4 rounded bg-line ${label}`} />
          <div className={`rounded-md border ${control}`} />
        </div>
      ))}
    </div>
  );
}

function Rows() {
  return ROWS.map((width) => (
    <div key={width} className="flex h-16 items-center gap-4 border-t">
      <div className="size-4 rounded bg-line" />
      <div className={`h-4 rounded bg-line ${width}`} />
    </div>
  ));
}
