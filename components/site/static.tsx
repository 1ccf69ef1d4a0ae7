import { cache, type ReactNode } from "react";
import { handOver } from "@/lib/next/handover";
import { StaticPart } from "./static-part";

/**
 * A part of a page that no script changes. React writes what a server component renders into the
 * html twice, as markup and as data for the browser; this part is there as markup alone
 * (docs/decisions/009). So it holds plain elements: no client component, no `Link`.
 */
export function Static({
  id,
  path,
  className,
  fallback,
  children,
}: {
  /** Unique within the page. */
  id: string;
  /** The address of the page, at which the browser finds the part when it draws the page itself. */
  path: string;
  className?: string;
  /** Shown while the browser fetches the part; without it the page that is left stays till then. */
  fallback?: ReactNode;
  children: ReactNode;
}) {
  const place = `${drawing().name}${path}`;
  handOver(`${place}#${id}`, children);
  return <StaticPart id={id} path={place} className={className} fallback={fallback} />;
}

/**
 * The page that is being drawn. A preview names itself, so that the part of a public page that is
 * drawn at the same moment is never taken from it.
 */
export const drawing = cache(() => ({ name: "" }));
