import type { PeptideFacts } from "@/lib/facts/facts-schema";
import { type FactSection, factBlock } from "../fact-declaration";

export const sources: FactSection = {
  key: "sources",
  note: "What was read. Each fact names one of these; the numbers are those of the public page.",
  blocks: [
    factBlock<PeptideFacts["sources"][string]>({
      path: ["sources"],
      one: "source",
      line: ({ title, publisher, year }) =>
        [title, publisher, year].filter((part) => part !== undefined).join(", "),
      fields: [
        { name: "title", label: "Title" },
        {
          name: "publisher",
          label: "Publisher",
          help: "The authority, the journal or the company, and what was read if it is a copy.",
        },
        {
          name: "url",
          label: "Address",
          placeholder: "https://",
          help: "An address or a PMID is needed.",
        },
        { name: "pmid", label: "PMID", placeholder: "33567185" },
        { name: "year", label: "Year of publication" },
        { name: "checked", label: "Checked on", help: "The day on which you read it." },
      ],
    }),
  ],
};
