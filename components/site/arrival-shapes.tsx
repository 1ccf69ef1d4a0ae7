import type { ComponentType } from "react";
import { Bone, ResearchBones } from "@/components/research/research-skeleton";
import { InOrder } from "@/components/ui/in-order";

const CATEGORY_CARDS = 5;
const PEPTIDE_CARDS = 6;

const shapes: Record<string, ComponentType> = {
  "/": HomeShape,
  "/peptides": PeptidesShape,
  "/database": PeptidesShape,
  "/contact": ContactShape,
};

/** The skeleton of the page at this address; undefined if its layout depends on its texts. */
export function shapeOf({ pathname, searchParams }: URL): ComponentType | undefined {
  if (pathname !== "/research") return shapes[pathname];
  const tab = searchParams.get("tab");
  if (tab === "resources") return undefined;
  return tab === "videos" ? VideosShape : PapersShape;
}

function HomeShape() {
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
          <Cards count={CATEGORY_CARDS} looks="border-t-2 border-edge px-4 pt-4" />
        </div>
      </div>
    </>
  );
}

function PeptidesShape() {
  return (
    <div className="py-10 sm:py-14">
      <Bone className="h-11 w-56" />
      <Bone className="mt-5 h-5 w-full max-w-text" />
      <Bone className="mt-8 h-11 w-full max-w-4xl" />
      <div className="mt-20 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <Cards count={PEPTIDE_CARDS} looks="border-t border-edge/60 pt-4 pb-6" />
      </div>
    </div>
  );
}

function ContactShape() {
  return (
    <div className="py-10 sm:py-14">
      <Bone className="h-11 w-56" />
      <Bone className="mt-5 h-5 w-full max-w-text" />
      <div className="mt-10 grid gap-x-16 gap-y-14 border-t pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="max-w-text space-y-4">
          <Bone className="h-8 w-64" />
          {["name", "email", "subject", "message"].map((field) => (
            <div key={field} data-field>
              <Bone className={field === "message" ? "h-56" : "h-12"} />
            </div>
          ))}
          <Bone className="h-11 w-56" />
        </div>
        <div className="max-w-text space-y-4">
          <Bone className="h-8 w-56" />
          <Bone className="h-12 w-full" />
          <Bone className="h-12 w-full" />
          <Bone className="h-56 w-full" />
        </div>
      </div>
    </div>
  );
}

const PapersShape = () => <LibraryShape kind="articles" />;
const VideosShape = () => <LibraryShape kind="videos" />;

function LibraryShape({ kind }: { kind: "articles" | "videos" }) {
  return (
    <div className="py-10 sm:py-14">
      <Bone className="h-11 w-72" />
      <Bone className="mt-5 h-5 w-full max-w-text" />
      <Bone className="mt-8 h-11 w-full max-w-lg" />
      <div className="mt-8 border-t pt-8">
        <ResearchBones kind={kind} />
      </div>
    </div>
  );
}

function Cards({ count, looks }: { count: number; looks: string }) {
  return (
    <InOrder items={Array.from({ length: count })}>
      {() => (
        <div data-skeleton className={`space-y-3 ${looks}`}>
          <Bone className="h-6 w-2/3" />
          <Bone className="h-4 w-1/3" />
          <Bone className="h-12 w-3/4" />
          <Bone className="h-4 w-full" />
          <Bone className="h-4 w-11/12" />
          <Bone className="h-4 w-4/5" />
        </div>
      )}
    </InOrder>
  );
}
