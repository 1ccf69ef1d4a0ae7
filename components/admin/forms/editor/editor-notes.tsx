"use client";

import { DraftOffers } from "./draft-offers";
import type { Editor } from "./use-editor";

/** Drafts, a newer stored version, a full storage, and errors that belong to no field. */
export function EditorNotes({ editor }: { editor: Editor }) {
  return (
    <>
      <DraftOffers editor={editor} />
      {editor.isChangedElsewhere && (
        <p className={`${note} border-notice-line bg-notice-wash text-notice`}>
          A newer version was saved elsewhere. Saving here will show both versions first.
        </p>
      )}
      {editor.draft.isLost && (
        <p role="alert" className={`${note} border-danger-line bg-danger-wash text-danger`}>
          Unsaved changes are not kept: this browser's storage is full or blocked. Save before you
          leave.
        </p>
      )}
      {editor.problems.length > 0 && (
        <div role="alert" className={`${note} border-danger-line bg-danger-wash text-danger`}>
          {editor.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
    </>
  );
}

const note = "mb-4 border-l-4 px-4 py-3 font-sans text-[0.9375rem]";

/** The state of unsaved changes, in one line beside the buttons. */
export function DraftLine({ editor }: { editor: Editor }) {
  const { isDirty, isSaving, draft } = editor;
  return (
    <p role="status" className="figures text-soft text-sm">
      {isSaving && "Saving…"}
      {!isSaving && isDirty && !draft.isLost && draft.keptAt !== null
        ? `Unsaved, kept in this browser at ${clock.format(draft.keptAt)}`
        : !isSaving && isDirty && "Unsaved"}
    </p>
  );
}

const clock = new Intl.DateTimeFormat("en", { timeStyle: "short" });
