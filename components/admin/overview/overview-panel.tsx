import Link from "next/link";
import { type ReactNode, useId } from "react";

/** A section of the overview with its count and a link to the tab concerned. */
export function OverviewPanel({
  title,
  count,
  href,
  link,
  children,
}: {
  title: string;
  count?: number | null;
  href?: string;
  /** The text of the link. */
  link?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border-t-2 border-t-ink/80 pt-3 pb-8">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="font-medium text-base">
          {title}{" "}
          {typeof count === "number" && (
            <span className={`ml-1 figures ${count > 0 ? "text-accent-strong" : "text-soft"}`}>
              {count.toLocaleString("en-US")}
            </span>
          )}
        </h2>
        {href && (
          <Link
            href={href}
            prefetch={false}
            className="inline-flex min-h-11 items-center text-accent-strong text-sm underline underline-offset-4 lg:min-h-0"
          >
            {link}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
