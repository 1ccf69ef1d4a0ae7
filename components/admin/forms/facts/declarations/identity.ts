import type { Facts } from "@/lib/facts/fact-references";
import { ORIGIN_NAMES } from "@/lib/facts/vocabularies";
import { type FactSection, factBlock, sourced } from "../fact-declaration";
import { listLine, noIdentity } from "../fact-line";

type Identity = Facts["identity"];

export const identity: FactSection = {
  key: "identity",
  loose: {
    path: ["identity"],
    fields: [
      { name: "codeNames", label: "Code names" },
      { name: "saltForms", label: "Salt forms" },
    ],
  },
  blocks: [
    factBlock<NonNullable<Identity["origin"]>>({
      path: ["identity", "origin"],
      one: "origin",
      title: "Origin",
      line: (origin) => listLine({ identity: { ...noIdentity, origin } }),
      fields: [
        {
          name: "kind",
          label: "Kind",
          words: (kind) => ORIGIN_NAMES[kind as keyof typeof ORIGIN_NAMES],
        },
        { name: "text", label: "Text", placeholder: "A hormone of the stomach" },
        ...sourced,
      ],
    }),
    factBlock<NonNullable<Identity["precursor"]>>({
      path: ["identity", "precursor"],
      one: "precursor",
      title: "Precursor",
      line: (precursor) => listLine({ identity: { ...noIdentity, precursor } }),
      fields: [
        { name: "name", label: "Name" },
        { name: "uniprot", label: "UniProt accession", placeholder: "P43220" },
        { name: "from", label: "First residue" },
        { name: "to", label: "Last residue" },
        ...sourced,
      ],
    }),
    factBlock<Identity["confusedWith"][number]>({
      path: ["identity", "confusedWith"],
      one: "name it is confused with",
      title: "Not to be confused with",
      line: (entry) => listLine({ identity: { ...noIdentity, confusedWith: [entry] } }),
      fields: [
        { name: "name", label: "Name" },
        { name: "peptide", label: "Its page", of: "peptides", help: "If the portal has one." },
        { name: "reason", label: "Reason" },
      ],
    }),
  ],
};
