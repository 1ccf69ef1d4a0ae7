"use client";

import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useState } from "react";
import { NAVIGATION_BEGINS } from "./announce-navigation";

const SHOWN_AFTER_MS = 120;

type ShapeOf = (to: URL) => ComponentType | undefined;

/**
 * The skeleton of the target page during a client-side navigation. It covers the previous page
 * without changing it, so that Back restores the scroll position. A loading.tsx would put the page
 * itself into a hidden part of the HTML, which only scripts show. The skeletons are loaded at the
 * first navigation, with a spinner until then.
 */
export function ArrivalSkeleton() {
  const pathname = usePathname();
  const [arriving, setArriving] = useState<URL | null>(null);
  const [shapeOf, setShapeOf] = useState<ShapeOf>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the arrival
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function uncover() {
      clearTimeout(timer);
      setArriving(null);
    }
    function cover(event: Event) {
      uncover();
      const to = new URL((event as CustomEvent<string>).detail, location.href);
      if (to.pathname !== location.pathname) {
        timer = setTimeout(() => setArriving(to), SHOWN_AFTER_MS);
        import("./arrival-shapes").then(
          ({ shapeOf }) => setShapeOf(() => shapeOf),
          () => setShapeOf(undefined), // The spinner does.
        );
      }
    }
    addEventListener(NAVIGATION_BEGINS, cover);
    addEventListener("pageshow", uncover); // Come back to from the browser's own error page.
    return () => {
      removeEventListener(NAVIGATION_BEGINS, cover);
      removeEventListener("pageshow", uncover);
      uncover();
    };
  }, [pathname]);

  if (arriving === null || arriving.pathname === pathname) return null;
  const Shape = shapeOf?.(arriving);
  return (
    <div role="status" className="fixed inset-0 top-16 z-30 overflow-y-auto bg-paper">
      <span className="sr-only">Loading</span>
      {Shape ? (
        <div aria-hidden className="mx-auto max-w-page page-gutter motion-safe:animate-pulse">
          <Shape />
        </div>
      ) : (
        <Spinner />
      )}
    </div>
  );
}

/** For a page without a skeleton, or while the skeletons load. */
function Spinner() {
  return (
    <div aria-hidden className="mt-20 grid place-items-center gap-4 font-sans text-soft">
      <div
        data-spinner
        className="size-11 rounded-full border-2 border-line border-t-accent motion-safe:animate-spin"
      />
      <p>Loading</p>
    </div>
  );
}
