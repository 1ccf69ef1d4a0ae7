"use client";

import { useEffect, useState } from "react";

/**
 * The year now. Pages are kept until something they show is saved, which may be past New Year, so
 * the browser corrects the year of rendering, forwards only: some clocks have lost their date.
 */
export function CurrentYear({ rendered }: { rendered: number }) {
  const [year, setYear] = useState(rendered);
  useEffect(() => setYear(Math.max(rendered, new Date().getFullYear())), [rendered]);
  return year;
}
