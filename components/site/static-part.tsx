"use client";

import { type ReactNode, Suspense, use, useState } from "react";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { takeOver } from "@/lib/next/handover";

interface Props {
  id: string;
  path: string;
  className?: string;
  fallback?: ReactNode;
}

/**
 * The place of a `Static` part. After a page load it stays as the server rendered it. After a
 * client-side navigation it is taken from the HTML of the new page.
 */
export function StaticPart({ fallback, ...part }: Props) {
  const [arrivesByLink] = useState(useIsHydrated());
  if (typeof window === "undefined") {
    return (
      <div id={part.id} className={part.className}>
        {takeOver<ReactNode>(`${part.path}#${part.id}`)}
      </div>
    );
  }
  if (!arrivesByLink) return <Holder {...part} html="" />;
  // Without a fallback there is no boundary: the previous page stays until the part arrives.
  if (!fallback) return <FetchedPart {...part} />;
  return (
    <Suspense fallback={fallback}>
      <FetchedPart {...part} />
    </Suspense>
  );
}

function FetchedPart(part: Omit<Props, "fallback">) {
  return <Holder {...part} html={partOf(use(fetchPage(part.path)), part.id)} />;
}

/** Hydration leaves the content alone, whatever `html` says. */
function Holder({ id, className, html }: { id: string; className?: string; html: string }) {
  return (
    <div
      id={id}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const KEPT_MS = 5_000;
const fetched = new Map<string, Promise<Document>>();

function fetchPage(path: string): Promise<Document> {
  const known = fetched.get(path);
  if (known) return known;
  const page = parsePage(path);
  fetched.set(path, page);
  // Cached only while the page is rendered, as it may change.
  const forget = () => setTimeout(() => fetched.delete(path), KEPT_MS);
  page.then(forget, forget);
  return page;
}

async function parsePage(path: string): Promise<Document> {
  const response = await fetch(path, { headers: { Accept: "text/html" } });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return new DOMParser().parseFromString(await response.text(), "text/html");
}

function partOf(page: Document, id: string): string {
  const part = page.getElementById(id);
  if (!part) throw new Error(`The page has no part ${id}`);
  return part.innerHTML;
}
