import { cache, type ReactNode } from "react";
import { handOver } from "@/lib/next/handover";
import { StaticPart } from "./static-part";

/**
 * A part of a page that no script changes. React writes what a server component renders into the
 * HTML twice, as markup and as hydration data; this part is written as markup only
 * (docs/decisions/009). It may contain plain elements only: no client component, no `Link`.
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
  /** The address of the page, from which the browser fetches the part after a navigation. */
  path: string;
  className?: string;
  /** Shown while the browser fetches the part; without it the previous page stays until then. */
  fallback?: ReactNode;
  children: ReactNode;
}) {
  const place = `${drawing().name}${path}`;
  handOver(`${place}#${id}`, children);
  return <StaticPart id={id} path={place} className={className} fallback={fallback} />;
}

/**
 * The page that is being rendered. A preview sets a name of its own, so that a public page rendered
 * at the same time never takes its parts.
 */
export const drawing = cache(() => ({ name: "" }));
