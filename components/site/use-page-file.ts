"use client";

import { useEffect, useState } from "react";

const files = new Map<string, Promise<unknown>>();

/**
 * The content of a JSON file of the page (lib/page-file.ts), loaded on demand: undefined while it
 * loads, null if loading failed.
 */
export function usePageFile<Content>(
  address: string,
  isWanted: boolean,
): Content | null | undefined {
  const [content, setContent] = useState<Content | null>();
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    load(address).then(
      (loaded) => isGone || setContent(loaded as Content),
      () => isGone || setContent(null),
    );
    return () => {
      isGone = true;
    };
  }, [address, isWanted]);
  return content;
}

function load(address: string): Promise<unknown> {
  const known = files.get(address);
  if (known) return known;
  const file = fetch(address)
    .then((response) => {
      if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
      return response.json();
    })
    .catch((error) => {
      files.delete(address); // The next search tries again.
      throw error;
    });
  files.set(address, file);
  return file;
}
