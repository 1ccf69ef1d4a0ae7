import { z } from "zod";
import { id } from "@/lib/content/wire";

/** The forms with a preview of the public page. */
export const PREVIEW_KINDS = [
  "peptides",
  "research",
  "educational-videos",
  "about-content",
  "contact-content",
  "consultant",
  "home-hero",
  "home-consultant",
  "site-footer",
  "terms",
  "privacy",
  "disclaimer",
] as const;

export type PreviewKind = (typeof PREVIEW_KINDS)[number];

/** The values of a form, finished or not. */
export const previewInput = z.object({
  kind: z.enum(PREVIEW_KINDS),
  id: id.nullable().default(null),
  values: z.record(z.string(), z.unknown()),
});

export const previewAnswer = z
  .object({ address: z.string().meta({ description: "A page for this session alone." }) })
  .meta({ id: "Preview" });

export type PreviewInput = z.output<typeof previewInput>;
