import { createHash } from "node:crypto";
import { parseSequence } from "@/lib/chemistry/sequence";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import type { Article } from "@/lib/content/research/article-schema";
import { yearOf } from "@/lib/content/research/article-year";
import { env } from "@/lib/env";
import { toText } from "@/lib/html/sanitise";

/** The data of a preview image, which determines it completely. */
export type Preview = PeptidePreview | ArticlePreview | SitePreview;

export interface PeptidePreview
  extends Pick<
    Peptide,
    "id" | "name" | "sequence" | "evidenceTier" | "avatarText" | "avatarColor"
  > {
  kind: "peptide";
  /** Class, residues and mass. */
  facts: string[];
  summary: string;
}

export interface ArticlePreview extends Pick<Article, "id" | "title"> {
  kind: "article";
  authors: string;
  source: string;
}

export interface SitePreview {
  kind: "site";
  name: string;
}

/** Increase when the drawing changes, to invalidate cached images. */
const DRAWING = 1;

export const sitePreview: SitePreview = { kind: "site", name: env.SITE_NAME };

export function peptidePreview(peptide: Peptide): PeptidePreview {
  const { id, name, sequence, evidenceTier, avatarText, avatarColor } = peptide;
  const residues = sequence ? parseSequence(sequence).residues.length : 0;
  return {
    kind: "peptide",
    id,
    name,
    sequence,
    evidenceTier,
    avatarText,
    avatarColor,
    facts: [
      peptide.peptideType,
      residues > 0 ? `${residues} ${residues === 1 ? "residue" : "residues"}` : "",
      peptide.molecularWeight,
    ].filter(Boolean),
    // Shown only without a sequence to draw.
    summary: sequence ? "" : toText(peptide.shortDescription),
  };
}

export function articlePreview(article: Article): ArticlePreview {
  const { id, title, authors, source } = article;
  return {
    kind: "article",
    id,
    title,
    authors: authors ?? "",
    source: [source, yearOf(article)].filter(Boolean).join(" · "),
  };
}

/** The immutable path of a preview: `/previews/peptide-81-0123456789ab.png`. */
export function previewAddress(preview: Preview): string {
  return `/previews/${previewName(preview)}-${previewVersion(preview)}.png`;
}

/** A hash of the image's data in twelve hexadecimal digits. */
export function previewVersion(preview: Preview): string {
  return createHash("sha256")
    .update(`${DRAWING}${JSON.stringify(preview)}`)
    .digest("hex")
    .slice(0, 12);
}

/** The image's alternative text. */
export function previewAlt(preview: Preview): string {
  if (preview.kind === "peptide") {
    const drawing = preview.sequence ? ", drawn residue by residue by its hydropathy" : "";
    return `${preview.name}${drawing}`;
  }
  return preview.kind === "article" ? preview.title : `${preview.name}, the peptide portal`;
}

function previewName(preview: Preview): string {
  return preview.kind === "site" ? preview.kind : `${preview.kind}-${preview.id}`;
}
