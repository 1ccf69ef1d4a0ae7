"use client";

import { useEffect, useState } from "react";

export type Abstracts = Record<string, string>;

const files = new Map<string, Promise<Abstracts>>();

/**
 * The texts of the abstracts, which are too long for the page, once a search wants them: undefined
 * until they are there, null where they could not be had.
 */
export function useAbstracts(address: string, isWanted: boolean): Abstracts | null | undefined {
  const [abstracts, setAbstracts] = useState<Abstracts | null>();
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    load(address).then(
      (loaded) => isGone || setAbstracts(loaded),
      () => isGone || setAbstracts(null),
    );
    return () => {
      isGone = true;
    };
  }, [address, isWanted]);
  return abstracts;
}

function load(address: string): Promise<Abstracts> {
  const known = files.get(address);
  if (known) return known;
  const file = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
    return response.json();
  });
  files.set(address, file);
  file.catch(() => files.delete(address)); // The next search tries again.
  return file;
}
