"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const sources = {
  "contact content": "/api/contact-content",
  "contact info": "/api/contact-info",
};

/** Refreshes the page when its window gets the focus. Input in the form stays. */
export function ContactFreshness() {
  const router = useRouter();
  useEffect(() => {
    let shown: string | undefined;
    async function follow() {
      try {
        const stored = (await Promise.all(Object.entries(sources).map(fetchText))).join();
        if (stored !== shown) router.refresh();
        shown = stored;
      } catch (error) {
        console.error(error); // The page keeps what it shows.
      }
    }
    addEventListener("focus", follow);
    return () => removeEventListener("focus", follow);
  }, [router]);
  return null;
}

async function fetchText([name, path]: [string, string]): Promise<string> {
  const response = await fetch(path, { headers: { "Cache-Control": "no-cache" } });
  if (!response.ok) throw new Error(`Failed to fetch ${name}`);
  return response.text();
}
