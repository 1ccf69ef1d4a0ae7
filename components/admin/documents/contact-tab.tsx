"use client";

import { contactDocument } from "./contact-document";
import { DocumentForm } from "./document-form";

export function ContactTab() {
  return <DocumentForm declaration={contactDocument} />;
}
