"use client";

import { factSections } from "./declarations/all";
import { FactFields } from "./fact-fields";
import type { FactSectionKey } from "./fact-section-list";
import { RowList } from "./row-list";

/** What one section of the facts edits, from its declaration. */
export function SectionBody({ section }: { section: FactSectionKey }) {
  const { note, blocks, loose } = factSections[section];
  return (
    <div className="space-y-5">
      {note && <p className="text-soft">{note}</p>}
      {loose && <FactFields {...loose} />}
      {blocks.map((block) => (
        <RowList key={block.path.join(".")} block={block} path={block.path} />
      ))}
    </div>
  );
}
