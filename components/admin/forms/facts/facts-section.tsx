"use client";

import { CompactButton } from "@/components/admin/ui/compact-button";
import type { FactSectionKey } from "./fact-section-list";
import { useFactsEditing } from "./facts-editing-context";
import { FactsJson } from "./facts-json";

/** One section of the facts, or all of them as JSON. */
export function FactsSection({ section }: { section: FactSectionKey | "json" }) {
  const { editor, load, value } = useFactsEditing();
  if (section === "json") return <FactsJson />;
  if (typeof value === "string") {
    return <p className="text-soft">The facts are being edited as JSON, at the end of the form.</p>;
  }
  if (editor) return <editor.SectionBody section={section} />;
  if (editor === undefined) {
    return <div className="min-h-24 rounded-md border border-line motion-safe:animate-pulse" />;
  }
  return (
    <div className="flex flex-wrap items-center gap-3 text-soft">
      <p>The editor could not be loaded. The facts stay as they are.</p>
      <CompactButton onClick={load}>Try again</CompactButton>
    </div>
  );
}
