"use client";

import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useState } from "react";
import { NAVIGATION_BEGINS } from "./announce-navigation";

const SHOWN_AFTER_MS = 120;
const CATEGORY_CARDS = 5;
const PEPTIDE_CARDS = 6;

const skeletons: Record<string, ComponentType> = {
  "/": HomeSkeleton,
  "/peptides": PeptidesSkeleton,
  "/database": PeptidesSkeleton,
};

/**
 * The shape of the page that a link leads to, while it is on its way; it covers the page that is
 * left without touching it, so that Back finds that one where it was. A loading.tsx would put the
 * page itself into a hidden part of the html that only scripts bring to light.
 */
export function ArrivalSkeleton() {
  const pathname = usePathname();
  const [arriving, setArriving] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the arrival
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function uncover() {
      clearTimeout(timer);
      setArriving(null);
    }
    function cover(event: Event) {
      uncover();
      const { pathname: to } = new URL((event as CustomEvent<string>).detail, location.href);
      if (to !== location.pathname) timer = setTimeout(() => setArriving(to), SHOWN_AFTER_MS);
    }
    addEventListener(NAVIGATION_BEGINS, cover);
    addEventListener("pageshow", uncover); // Come back to from the browser's own error page.
    return () => {
      removeEventListener(NAVIGATION_BEGINS, cover);
      removeEventListener("pageshow", uncover);
      uncover();
    };
  }, [pathname]);

  const Skeleton = arriving !== null && arriving !== pathname && skeletons[arriving];
  if (!Skeleton) return null;
  return (
    <div role="status" className="fixed inset-0 top-16 z-30 overflow-y-auto bg-paper">
      <span className="sr-only">Loading</span>
      <div aria-hidden className="mx-auto max-w-page page-gutter motion-safe:animate-pulse">
        <Skeleton />
      </div>
    </div>
  );
}

function HomeSkeleton() {
  return (
    <>
      <div className="grid items-center gap-x-16 gap-y-12 py-12 sm:py-16 lg:grid-cols-2 lg:py-20">
        <div className="space-y-4">
          <Bone className="h-12 w-4/5" />
          <Bone className="h-12 w-3/5" />
          <Bone className="h-5 w-full" />
          <Bone className="h-5 w-2/3" />
          <Bone className="mt-8 h-11 w-72" />
        </div>
        <Bone className="mx-auto h-56 w-full max-w-[34rem] sm:h-80" />
      </div>
      <div className="border-t py-12 sm:py-16">
        <Bone className="h-8 w-64" />
        <div className="mt-7 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
          {cards(CATEGORY_CARDS, "border-t-2 border-edge px-4 pt-4")}
        </div>
      </div>
    </>
  );
}

function PeptidesSkeleton() {
  return (
    <div className="py-10 sm:py-14">
      <Bone className="h-11 w-56" />
      <Bone className="mt-5 h-5 w-full max-w-text" />
      <Bone className="mt-8 h-11 w-full max-w-4xl" />
      <div className="mt-20 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards(PEPTIDE_CARDS, "border-t border-edge/60 pt-4 pb-6")}
      </div>
    </div>
  );
}

function cards(count: number, looks: string) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: alike, and never moved
    <div key={index} data-skeleton className={`space-y-3 ${looks}`}>
      <Bone className="h-6 w-2/3" />
      <Bone className="h-4 w-1/3" />
      <Bone className="h-12 w-3/4" />
      <Bone className="h-4 w-full" />
      <Bone className="h-4 w-11/12" />
      <Bone className="h-4 w-4/5" />
    </div>
  ));
}

function Bone({ className }: { className: string }) {
  return <div className={`rounded bg-line ${className}`} />;
}
