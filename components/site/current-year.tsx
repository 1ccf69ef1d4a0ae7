"use client";

import { useEffect, useState } from "react";

/**
 * The current year. Pages may be cached past New Year, so the browser corrects the rendered year,
 * forwards only, because some clocks are wrong.
 */
export function CurrentYear({ rendered }: { rendered: number }) {
  const [year, setYear] = useState(rendered);
  useEffect(() => setYear(Math.max(rendered, new Date().getFullYear())), [rendered]);
  return year;
}
