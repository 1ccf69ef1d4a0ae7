import "server-only";
import { cached } from "@/lib/cache";
import { evidenceTitle } from "@/lib/content/peptides/evidence";
import { getPeptide } from "@/lib/content/peptides/peptide-queries";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { env } from "@/lib/env";
import { monthText, sportText } from "@/lib/facts/fact-words";
import { approvalLines } from "@/lib/facts/glance";
import { lastChecked } from "@/lib/facts/source-numbers";
import { escapeHtml } from "@/lib/seo/markdown/markdown";
import { EMBED_STYLE } from "./embed-style";

/** The card of a peptide as a page of its own, which other sites may frame; null if there is none. */
export const getEmbedCard = cached(
  "embed-card",
  (id) => [`peptides:${id}`],
  async (id: number) => {
    const peptide = await getPeptide(id);
    return peptide && writeCard(peptide);
  },
);

function writeCard(peptide: Peptide): string {
  const { id, name, peptideType } = peptide;
  const address = escapeHtml(`${env.SITE_URL}/peptides/${id}`);
  const site = escapeHtml(env.SITE_NAME);
  const rows = listRows(peptide).map(
    ([term, html]) => `<div><dt>${term}</dt><dd>${html}</dd></div>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(name)} - ${site}</title>
<link rel="canonical" href="${address}">
<style>${EMBED_STYLE}</style>
</head>
<body>
<main>
<h1><a href="${address}" target="_blank" rel="noopener">${escapeHtml(name)}</a></h1>
${peptideType ? `<p>${escapeHtml(peptideType)}</p>` : ""}
<dl>${rows.join("")}</dl>
<p>${checkedText(peptide)}For education only, not medical advice. From <a href="${address}" target="_blank" rel="noopener">${site}</a>, CC BY 4.0.</p>
</main>
</body>
</html>
`;
}

/** Terms with their HTML; what is not known has no row. */
function listRows(peptide: Peptide): [term: string, html: string][] {
  const { molecularFormula, molecularWeight, averageMass, evidenceTier, facts } = peptide;
  const rows: [string, string | false | null | undefined][] = [
    ["Formula", escapeHtml(molecularFormula).replace(/\d+/g, "<sub>$&</sub>")],
    ["Mass", averageMass !== null && escapeHtml(molecularWeight)],
    ["Evidence", evidenceTier && escapeHtml(evidenceTitle(evidenceTier, facts))],
    [
      "Status",
      facts &&
        (approvalLines(facts.approvals)
          .map(({ text }) => escapeHtml(text))
          .join("<br>") ||
          "No approval recorded"),
    ],
    ["In sport", facts?.sport && escapeHtml(`${sportText(facts.sport)} (${facts.sport.year})`)],
  ];
  return rows.flatMap(([term, html]) => (html ? [[term, html] as [string, string]] : []));
}

function checkedText({ facts }: Peptide): string {
  const checked = facts && lastChecked(facts);
  return checked ? `Checked in ${monthText(checked)}. ` : "";
}
