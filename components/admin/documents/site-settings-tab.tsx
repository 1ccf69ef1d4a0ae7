"use client";

import { useWatch } from "react-hook-form";
import type { Editor } from "../forms/editor/use-editor";
import { CREDENTIALS_TITLE, CredentialFields } from "./credential-fields";
import { DocumentForm } from "./document-form";
import { SessionsPanel } from "./sessions-panel";
import { siteSettingsDocument } from "./site-settings-document";

export function SiteSettingsTab() {
  return (
    <DocumentForm
      declaration={siteSettingsDocument}
      before={(editor) => <CredentialFields control={editor.form.control} />}
      firstSections={[CREDENTIALS_TITLE]}
      useIsBlocked={usePasswordsDiffer}
      after={() => <SessionsPanel />}
    />
  );
}

function usePasswordsDiffer({ form: { control } }: Editor): boolean {
  const [password, confirmation] = useWatch({
    control,
    name: ["credentials.password", "credentials.confirmPassword"],
  });
  return Boolean(password) && password !== confirmation;
}
