import { writeBibtex } from "./bibtex";
import type { CitedItem } from "./cited-item";
import { toCslItem } from "./csl-item";
import { writeRis } from "./ris";
import { writeStyles } from "./styles";

/** The formats by the name under which they are asked for. `write` takes the day of access, ISO 8601. */
export const citationFormats = {
  bibtex: { label: "BibTeX", type: "application/x-bibtex", extension: "bib", write: writeBibtex },
  ris: {
    label: "RIS",
    type: "application/x-research-info-systems",
    extension: "ris",
    write: writeRis,
  },
  "csl-json": {
    label: "CSL-JSON",
    type: "application/vnd.citationstyles.csl+json",
    extension: "json",
    write: (item: CitedItem, today: string) =>
      `${JSON.stringify([toCslItem(item, today)], null, 2)}\n`,
  },
  text: { label: "Plain text", type: "text/plain", extension: "txt", write: writeText },
} as const;

export type CitationFormat = keyof typeof citationFormats;

function writeText(item: CitedItem, today: string): string {
  return writeStyles(item, today)
    .map(({ style, text }) => `${style}\n${text}\n`)
    .join("\n");
}
