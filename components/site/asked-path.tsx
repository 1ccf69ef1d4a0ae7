"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";

/** The requested address, known only in the browser because the page is cached for everybody. */
export function AskedPath() {
  const pathname = usePathname();
  const [path, setPath] = useState("");
  useEffect(() => setPath(pathname), [pathname]);
  return (
    <p className="min-h-6 break-all font-mono text-sm">
      {path && `No route matches ${decode(path)}`}
    </p>
  );
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path; // Not every path decodes.
  }
}
