"use client";

import { useWatch } from "react-hook-form";
import { PromptTrial } from "../consultant/prompt-trial";
import { TrialModel } from "../consultant/trial-model";
import { sectionId } from "../forms/editor/form-section";
import type { Editor } from "../forms/editor/use-editor";
import { aiSettingsDocument } from "./ai-settings-document";
import { DocumentForm } from "./document-form";

export function AiSettingsTab() {
  return (
    <DocumentForm
      declaration={aiSettingsDocument}
      lastSections={[TRIAL_TITLE]}
      after={(editor) => <PromptTrialOf editor={editor} />}
    />
  );
}

const TRIAL_TITLE = "Try the training prompt";

/** Tries the prompt that is being written. */
function PromptTrialOf({ editor }: { editor: Editor }) {
  const prompt = useWatch({ control: editor.form.control, name: "trainingPrompt" });
  return (
    <section
      id={sectionId(aiSettingsDocument.key, TRIAL_TITLE)}
      tabIndex={-1}
      className="mt-8 scroll-mt-20 border-t pt-6 outline-none"
    >
      <h2 className="font-serif text-xl">{TRIAL_TITLE}</h2>
      <TrialModel />
      <PromptTrial prompt={String(prompt ?? "")} />
    </section>
  );
}
