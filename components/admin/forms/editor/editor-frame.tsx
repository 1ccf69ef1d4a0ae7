"use client";

import { type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/class-names";
import { DIALOG_BAR } from "../../dialog-bar";
import { type HistoryChoice, ItemHistory } from "../../history/item-history";
import { type PreviewChoice, PreviewPane } from "../../preview/preview-pane";
import { DraftLine, EditorNotes } from "./editor-notes";
import type { EditorSource } from "./editor-source";
import { LeaveGuard } from "./leave-guard";
import { MergeDialog } from "./merge-dialog";
import type { Editor } from "./use-editor";
import { useIsWide } from "./use-is-wide";
import { useSaveKey } from "./use-save-key";

type View = "edit" | "preview" | "history";

interface Props {
  editor: Editor;
  source: EditorSource;
  /** Names of fields without which nothing is saved. */
  required?: string[];
  /** Another reason why nothing can be saved now. */
  isBlocked?: boolean;
  /** What it stands on. */
  surface: "raised" | "paper";
  previews?: PreviewChoice[];
  history?: HistoryChoice[];
  actions?: ReactNode;
  children: ReactNode;
}

/** The fields of a form with all that keeps them: drafts, merges, preview, history, and Save. */
export function EditorFrame({
  editor,
  source,
  required = [],
  isBlocked = false,
  surface,
  previews = [],
  history = [],
  actions,
  children,
}: Props) {
  const [view, setView] = useState<View>("edit");
  const isWide = useIsWide();
  const values = useWatch({ control: editor.form.control, name: required });
  const isMissing = values.some((value) => typeof value !== "string" || value.trim() === "");
  const isDisabled = isMissing || isBlocked || editor.isSaving;
  const save = () => {
    if (!isMissing && !isBlocked) void editor.save();
  };
  useSaveKey(save);
  const isBeside = isWide && view === "edit" && previews.length > 0;
  const [page, setPage] = useState(0);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        save();
      }}
      onFocus={({ target }) => {
        const shown = previews.findIndex(({ follows = [] }) =>
          follows.some((path) => target.id.includes(`-${path.replaceAll(".", "-")}`)),
        );
        if (shown >= 0) setPage(shown);
      }}
      className={cn(
        "font-sans text-[0.9375rem]",
        surface === "raised" && "max-sm:flex max-sm:grow max-sm:flex-col",
      )}
    >
      <ViewSwitch
        view={view}
        onChange={setView}
        views={[
          "edit",
          ...(previews.length > 0 ? ["preview" as const] : []),
          ...(history.length > 0 ? ["history" as const] : []),
        ]}
      />
      <EditorNotes editor={editor} labelOf={source.labelOf} />
      <div className={isBeside ? "grid grid-cols-2 gap-6" : ""}>
        <div className={cn("@container min-w-0", view !== "edit" && "hidden")}>{children}</div>
        {(isBeside || view === "preview") && (
          <div
            className={cn(
              isBeside && "sticky top-4 h-[min(56rem,calc(100dvh-13.5rem))] self-start",
            )}
          >
            <PreviewPane form={editor.form} choices={previews} at={page} onChoose={setPage} />
          </div>
        )}
      </div>
      {view === "history" && (
        <div className="min-h-[60dvh]">
          <ItemHistory
            choices={history}
            labelOf={source.labelOf}
            onRestored={async () => {
              await editor.refresh();
              setView("edit");
            }}
          />
        </div>
      )}
      <div
        className={cn(
          "mt-5 flex flex-wrap items-center gap-3",
          surface === "raised"
            ? `${DIALOG_BAR} max-sm:mt-auto`
            : "sticky bottom-0 z-10 border-t bg-paper py-3",
        )}
      >
        <Button type="submit" disabled={isDisabled} aria-keyshortcuts="Control+S Meta+S">
          {editor.isSaving ? "Saving…" : "Save"}
        </Button>
        {actions}
        <DraftLine editor={editor} />
      </div>
      <MergeDialog editor={editor} labelOf={source.labelOf} />
      <LeaveGuard isDirty={editor.isDirty} />
    </form>
  );
}

const names: Record<View, string> = { edit: "Edit", preview: "Preview", history: "History" };

function ViewSwitch({
  view,
  views,
  onChange,
}: {
  view: View;
  views: View[];
  onChange: (view: View) => void;
}) {
  if (views.length < 2) return null;
  return (
    <fieldset aria-label="View" className="mb-4 flex gap-1 border-b">
      {views.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          onClick={() => onChange(name)}
          className="-mb-px min-h-11 border-transparent border-b-2 px-3 font-medium text-soft hover:text-ink aria-pressed:border-accent aria-pressed:text-ink"
        >
          {names[name]}
        </button>
      ))}
    </fieldset>
  );
}
