"use client";

import { type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { cn } from "@/lib/class-names";
import { type HistoryChoice, ItemHistory } from "../../history/item-history";
import { type PreviewChoice, PreviewPane } from "../../preview/preview-pane";
import { EditorBar } from "./editor-bar";
import { EditorNotes } from "./editor-notes";
import { LeaveGuard } from "./leave-guard";
import { MergeDialog } from "./merge-dialog";
import { SectionIndex, type SectionLink } from "./section-index";
import type { Editor } from "./use-editor";
import { useFollow } from "./use-follow";
import { useIsWide } from "./use-is-wide";
import { useSaveKey } from "./use-save-key";
import { type View, ViewSwitch } from "./view-switch";

interface Props {
  editor: Editor;
  heading: ReactNode;
  sections: SectionLink[];
  /** Names of fields that must be filled in before a save. */
  required?: string[];
  /** Disables saving for another reason. */
  isBlocked?: boolean;
  /** A dialog scrolls within itself. */
  surface: "dialog" | "page";
  previews?: PreviewChoice[];
  history?: HistoryChoice[];
  actions?: ReactNode;
  children: ReactNode;
}

/** A form's fields with its index, drafts, merges, preview, history and buttons. */
export function EditorFrame({
  editor,
  heading,
  sections,
  required = [],
  isBlocked = false,
  surface,
  previews = NO_PREVIEWS,
  history = [],
  actions,
  children,
}: Props) {
  const [view, setView] = useState<View>("edit");
  const isWide = useIsWide();
  const values = useWatch({ control: editor.form.control, name: required });
  const isMissing = values.some((value) => typeof value !== "string" || value.trim() === "");
  const isReady = !isMissing && !isBlocked;
  const save = (isClosing: boolean) => {
    if (isReady) void editor.save({ isClosing });
  };
  useSaveKey(() => save(false));
  const { page, setPage, follow, seek } = useFollow(previews);
  const isDialog = surface === "dialog";
  const preview = (
    <PreviewPane form={editor.form} choices={previews} at={page} onChoose={setPage} seek={seek} />
  );

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        save(true);
      }}
      onFocus={({ target }) => follow(target)}
      onPointerUp={({ target }) => {
        const control = (target as Element).closest("input, textarea, [contenteditable=true]");
        if (control) follow(control);
      }}
      className={cn("font-sans text-[0.9375rem]", isDialog && "flex min-h-0 grow flex-col")}
    >
      <header
        className={cn(
          "flex flex-wrap items-center justify-between gap-x-4 border-b",
          isDialog
            ? "px-5 pt-3 sm:px-6 lg:pr-16"
            : "sticky top-2 z-10 bg-paper lg:top-0 lg:pt-2 xl:-mx-1 xl:px-1",
        )}
      >
        {heading}
        <ViewSwitch
          view={view}
          onChange={setView}
          views={[
            "edit",
            ...(previews.length > 0 ? ["preview" as const] : []),
            ...(history.length > 0 ? ["history" as const] : []),
          ]}
        />
        {view === "edit" && <SectionIndex sections={sections} />}
      </header>
      <EditorBody
        editor={editor}
        view={view}
        isDialog={isDialog}
        isBeside={isWide && view === "edit" && previews.length > 0}
        preview={preview}
        history={history}
        onRestored={async () => {
          await editor.refresh();
          setView("edit");
        }}
      >
        {children}
      </EditorBody>
      <EditorBar
        editor={editor}
        isReady={isReady}
        isDialog={isDialog}
        onKeepOpen={() => save(false)}
      >
        {actions}
      </EditorBar>
      <MergeDialog editor={editor} />
      <LeaveGuard isDirty={editor.isDirty} />
    </form>
  );
}

/** The selected view. In a wide window the preview is beside the fields. */
function EditorBody({
  editor,
  view,
  isDialog,
  isBeside,
  preview,
  history,
  onRestored,
  children,
}: {
  editor: Editor;
  view: View;
  isDialog: boolean;
  isBeside: boolean;
  preview: ReactNode;
  history: HistoryChoice[];
  onRestored: () => Promise<void>;
  children: ReactNode;
}) {
  return (
    <div
      className={cn(
        isDialog && "tall:flex tall:min-h-0 tall:flex-1 tall:flex-col",
        isBeside && "grid grid-cols-2 gap-6 tall:grid tall:grid-rows-[minmax(0,1fr)]",
      )}
    >
      <div
        className={cn(
          "@container min-w-0 py-5",
          isDialog && "px-5 sm:px-6 tall:min-h-0 tall:flex-1 tall:overflow-y-auto",
          isDialog && isBeside && "xl:pr-2",
        )}
      >
        <EditorNotes editor={editor} />
        <div className={view === "edit" ? "" : "hidden"}>{children}</div>
        {view === "history" && (
          <div className="min-h-[50dvh]">
            <ItemHistory
              choices={history}
              labelOf={editor.source.labelOf}
              onRestored={onRestored}
            />
          </div>
        )}
        {view === "preview" && (
          <div className={isDialog ? "h-[70dvh] tall:h-full" : "h-[70dvh] min-h-96"}>{preview}</div>
        )}
      </div>
      {isBeside && (
        <div
          className={
            isDialog
              ? "h-[70dvh] py-5 pr-6 tall:h-auto tall:min-h-0"
              : "sticky top-28 my-5 h-[max(20rem,min(56rem,calc(100dvh-13rem)))] self-start"
          }
        >
          {preview}
        </div>
      )}
    </div>
  );
}

const NO_PREVIEWS: PreviewChoice[] = [];
