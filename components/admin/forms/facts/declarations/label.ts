import type { Facts } from "@/lib/facts/fact-references";
import { type FactBlock, type FactSection, factBlock, sourced } from "../fact-declaration";
import { listLine } from "../fact-line";

const remarks: [kind: keyof Facts["safety"], title: string][] = [
  ["interactions", "Interactions"],
  ["pregnancy", "Pregnancy"],
  ["kidney", "Kidney"],
  ["liver", "Liver"],
  ["immunogenicity", "Immunogenicity"],
  ["storage", "Storage"],
];

export const labelNotes: FactSection = {
  key: "label-notes",
  note: "What labels say, of medicines that have one.",
  blocks: remarks.map(([kind, title]) => remark(kind, title)),
};

function remark(kind: keyof Facts["safety"], title: string): FactBlock {
  return factBlock<NonNullable<Facts["safety"]["kidney"]>>({
    path: ["safety", kind],
    one: `note on ${title.toLowerCase()}`,
    title,
    line: (note) => listLine({ safety: { [kind]: note } }),
    fields: [{ name: "text", label: "What the label says" }, ...sourced],
  });
}
