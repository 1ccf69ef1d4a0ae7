"use client";

import { type ReactNode, Suspense, useState } from "react";
import { InOrder } from "@/components/ui/in-order";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import type { ResearchTab } from "@/lib/content/research/library";

const SKELETONS = { articles: 3, videos: 4 };

/**
 * Skeletons during a client-side navigation to a tab. A loading.tsx would also show them on a first
 * load, and permanently without scripts: React sends the content of a large `Suspense` as a hidden
 * part that a script moves into place. So the server's HTML contains none.
 */
export function SkeletonsOnArrival({ tab, children }: { tab: ResearchTab; children: ReactNode }) {
  const [arrivesByLink] = useState(useIsHydrated());
  if (!arrivesByLink || tab === "resources") return children;
  return <Suspense fallback={<ResearchSkeleton kind={tab} />}>{children}</Suspense>;
}

export function ResearchSkeleton({ kind }: { kind: keyof typeof SKELETONS }) {
  return (
    <div role="status" className="mt-8 border-t pt-8">
      <span className="sr-only">Loading</span>
      <div aria-hidden className="motion-safe:animate-pulse">
        <ResearchBones kind={kind} />
      </div>
    </div>
  );
}

/** Lines for papers, players of VideoCard's size for videos. */
export function ResearchBones({ kind }: { kind: keyof typeof SKELETONS }) {
  return (
    <div className={kind === "videos" ? "grid gap-10 lg:grid-cols-2" : "space-y-8"}>
      <InOrder items={Array.from({ length: SKELETONS[kind] })}>
        {() => (
          <div data-skeleton className="max-w-[35rem] space-y-3">
            {kind === "videos" && <Bone className="aspect-video" />}
            <Bone className="h-5 w-11/12" />
            <Bone className="h-4 w-2/3" />
          </div>
        )}
      </InOrder>
    </div>
  );
}

export function Bone({ className }: { className: string }) {
  return <div className={`rounded bg-line ${className}`} />;
}
