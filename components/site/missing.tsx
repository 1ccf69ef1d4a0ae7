import { notFound } from "next/navigation";
import { type ReactNode, Suspense } from "react";

/**
 * Answers 404 with a page that is whole without scripts. Where nothing catches a `notFound()`, Next
 * sends an empty shell that only the browser fills; a boundary around it keeps its fallback, the
 * frame and the status. `children` is what the route's not-found.tsx shows, which takes over later.
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
