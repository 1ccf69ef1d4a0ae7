"use client";

import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useRef } from "react";
import { useDismissal } from "@/components/site/use-dismissal";
import { LookupField } from "./lookup-field";
import { lookupFieldProps } from "./lookup-field-props";
import { LookupBox, LookupForm } from "./lookup-form";

/** The lookup below the header, on every page. */
export function LookupPanel({
  holder,
  close,
}: {
  /** Contains the button and the panel; a click elsewhere closes it. */
  holder: RefObject<HTMLElement | null>;
  close: () => void;
}) {
  const panel = useRef<HTMLElement>(null);
  useDismissal(holder, true, close);
  useEffect(() => panel.current?.querySelector("input")?.focus(), []);
  useClosingOnNavigation(close);
  return (
    <search
      ref={panel}
      aria-label="Lookup"
      className="absolute inset-x-0 top-full border-y bg-paper px-4 py-4 shadow-lg sm:px-6"
    >
      <LookupForm className="mx-auto max-w-[40rem]">
        <label htmlFor="header-lookup" className="mb-1.5 block text-[0.9375rem] font-medium">
          Find a peptide, a category or a paper
        </label>
        <LookupBox>
          <LookupField id="header-lookup" {...lookupFieldProps} />
        </LookupBox>
      </LookupForm>
    </search>
  );
}

function useClosingOnNavigation(close: () => void) {
  const pathname = usePathname();
  const opened = useRef(pathname);
  useEffect(() => {
    if (pathname !== opened.current) close();
  }, [pathname, close]);
}
