"use client";

import { declareDocument } from "./declare-document";
import { DocumentForm } from "./document-form";

const paragraphs = "A blank line begins a new paragraph.";

const aboutDocument = declareDocument("about-content", {
  title: "About",
  name: "About content",
  loadFailed: "Failed to load about content. Please try again.",
  publicHref: "/about",
  previews: [{ kind: "about-content", label: "About page" }],
  sections: [
    {
      title: "About Us",
      fields: [
        { name: "subtitle", label: "Subtitle", kind: "textarea", rows: 2 },
        { name: "mission", label: "Mission", kind: "textarea", rows: 6, help: paragraphs },
        { name: "team", label: "Our Team", kind: "textarea", rows: 6, help: paragraphs },
        { name: "approach", label: "Our Approach", kind: "textarea", rows: 6, help: paragraphs },
      ],
    },
    {
      title: "Focus",
      fields: [
        { name: "focusDatabase", label: "Comprehensive Database", kind: "textarea", rows: 4 },
        { name: "focusResearch", label: "Research Curation", kind: "textarea", rows: 4 },
        { name: "focusAI", label: "AI-Powered Consultation", kind: "textarea", rows: 4 },
      ],
    },
    {
      title: "Educational Disclaimer",
      fields: [{ name: "disclaimer", label: "Disclaimer", kind: "textarea", rows: 5 }],
    },
  ],
});

export function AboutTab() {
  return <DocumentForm declaration={aboutDocument} />;
}
