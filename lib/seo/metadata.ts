import type { Metadata } from "next";
import { env } from "@/lib/env";

export const SITE_NAME = env.SITE_NAME;
export const TAGLINE = "Advanced Peptide Information Portal";

export const siteMetadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  applicationName: SITE_NAME,
  title: { default: `${SITE_NAME} - ${TAGLINE}`, template: `%s - ${SITE_NAME}` },
  description:
    "An educational reference on peptides: sequences, mechanisms, evidence and papers. Not medical advice.",
};

/** A page's title without the product's name, its description and its canonical path. */
export function pageMetadata(page: {
  title?: string;
  description?: string;
  path: string;
}): Metadata {
  return {
    ...(page.title && { title: page.title }),
    ...(page.description && { description: clip(page.description, 160) }),
    alternates: { canonical: page.path },
  };
}

/** At most `length` characters, cut at a word. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, text.lastIndexOf(" ", length - 1)).replace(/[,;:.]$/, "")}…`;
}
