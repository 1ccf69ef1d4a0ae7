import { notFound } from "next/navigation";
import { type ReactNode, Suspense } from "react";

/**
 * Answers 404 with a page that is complete without scripts. Next 16.4 answers a `notFound()` that
 * nothing catches with an empty shell that only scripts fill. A boundary around it keeps the
 * fallback, the layout and the status. `children` is what the route's not-found.tsx shows, which
 * takes over with scripts.
 */
export function Missing({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <NotFound />
    </Suspense>
  );
}

async function NotFound(): Promise<never> {
  notFound();
}
