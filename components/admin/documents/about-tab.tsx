"use client";

import { aboutDocument } from "./about-document";
import { DocumentForm } from "./document-form";

export function AboutTab() {
  return <DocumentForm declaration={aboutDocument} />;
}
