"use client";

import { aiSettingsDocument } from "./ai-settings-document";
import { DocumentForm } from "./document-form";

export function AiSettingsTab() {
  return <DocumentForm declaration={aiSettingsDocument} />;
}
