"use client";

import { useWatch } from "react-hook-form";
import { PromptTrial } from "../consultant/prompt-trial";
import { TrialModel } from "../consultant/trial-model";
import type { Editor } from "../forms/editor/use-editor";
import { aiSettingsDocument } from "./ai-settings-document";
import { DocumentForm } from "./document-form";

export function AiSettingsTab() {
  return (
    <DocumentForm
      declaration={aiSettingsDocument}
      after={(editor) => <PromptTrialOf editor={editor} />}
    />
  );
}

/** Of the prompt as it is being written. */
function PromptTrialOf({ editor }: { editor: Editor }) {
  const prompt = useWatch({ control: editor.form.control, name: "trainingPrompt" });
  return (
    <section className="mt-8 border-t pt-6">
      <h2 className="font-serif text-xl">Try the training prompt</h2>
      <TrialModel />
      <PromptTrial prompt={String(prompt ?? "")} />
    </section>
  );
}
