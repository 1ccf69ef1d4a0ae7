import { z } from "zod";
import { documents } from "@/lib/content/documents/documents";
import { completeDocument } from "./declare-document";
import type { DocumentSection } from "./document-declaration";

const credentials = z.object({
  username: z.string(),
  password: z.string(),
  confirmPassword: z.string(),
});

const legal = { terms: "Terms of Service", privacy: "Privacy Policy", disclaimer: "Disclaimer" };
const social = {
  facebook: "Facebook",
  twitter: "Twitter",
  instagram: "Instagram",
  linkedin: "LinkedIn",
};

/** Four documents and the password, saved together. */
export const siteSettingsDocument = completeDocument({
  key: "site-settings",
  title: "Site Settings",
  name: "Site settings",
  path: "/api/site-settings",
  schema: z.object({
    credentials,
    contactInfo: documents["contact-info"],
    siteText: documents["site-text"],
    socialMedia: documents["social-media"],
    legalDocs: documents["legal-docs"],
  }),
  secrets: ["credentials.username", "credentials.password", "credentials.confirmPassword"],
  loadFailed: "Failed to load site settings. Please try again.",
  publicHref: "/",
  isAlwaysStale: true,
  previews: [
    {
      kind: "home-hero",
      label: "Home page: hero",
      parts: ["siteText"],
      follows: ["siteText.heroText"],
    },
    {
      kind: "site-footer",
      label: "Footer of every page",
      parts: ["siteText", "socialMedia", "legalDocs", "contactInfo"],
      follows: ["siteText.footerText", "socialMedia", "contactInfo"],
    },
    ...(["terms", "privacy", "disclaimer"] as const).map((kind) => ({
      kind,
      label: legal[kind],
      parts: ["legalDocs"],
      follows: [`legalDocs.${kind}`],
    })),
  ],
  history: [
    { label: "Contact Information", entity: "documents", id: "contact-info" },
    { label: "Site Text", entity: "documents", id: "site-text" },
    { label: "Social Media", entity: "documents", id: "social-media" },
    { label: "Legal Documents", entity: "documents", id: "legal-docs" },
  ],
  sections: [
    {
      title: "Contact Information",
      fields: [
        { name: "contactInfo.email", label: "Global Email", kind: "text" },
        { name: "contactInfo.phone", label: "Global Phone", kind: "text" },
      ],
    },
    {
      title: "Site Text",
      fields: [
        { name: "siteText.heroText", label: "Hero Text", kind: "textarea", rows: 3 },
        { name: "siteText.footerText", label: "Footer Text", kind: "textarea", rows: 3 },
      ],
    },
    {
      title: "Social Media",
      note: "A link that is blank is not shown.",
      fields: Object.entries(social).map(([name, label]) => ({
        name: `socialMedia.${name}`,
        label,
        kind: "url",
      })),
    },
    ...Object.entries(legal).map(
      ([name, title]): DocumentSection => ({
        title,
        note: "Each line is a paragraph; a line such as “1. What this is” is a heading.",
        fields: [
          { name: `legalDocs.${name}Title`, label: `${title}: Title`, kind: "text" },
          { name: `legalDocs.${name}`, label: `${title}: Content`, kind: "textarea", rows: 12 },
        ],
      }),
    ),
  ],
});
