"use client";

import { ExternalLink } from "lucide";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/class-names";
import { DraftLine } from "./editor-notes";
import type { Editor } from "./use-editor";

/** Save and other actions of a form, and the state of its unsaved changes. Always visible. */
export function EditorBar({
  editor,
  isReady,
  isDialog,
  onKeepOpen,
  children,
}: {
  editor: Editor;
  isReady: boolean;
  isDialog: boolean;
  onKeepOpen: () => void;
  children: ReactNode;
}) {
  const isDisabled = !isReady || editor.isSaving;
  const href = editor.source.publicHref?.();
  return (
    <div
      data-bar
      className={cn(
        "z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-t py-3",
        isDialog ? "sticky bottom-0 bg-raised px-5 sm:px-6" : "sticky bottom-0 mt-5 bg-paper",
      )}
    >
      <Button
        type="submit"
        disabled={isDisabled}
        {...(!isDialog && { "aria-keyshortcuts": SAVE_KEYS })}
      >
        {editor.isSaving ? "Saving…" : "Save"}
      </Button>
      {isDialog && (
        <Button
          type="button"
          variant="outline"
          disabled={isDisabled}
          aria-keyshortcuts={SAVE_KEYS}
          title="Ctrl S or ⌘ S"
          onClick={onKeepOpen}
        >
          Save and keep open
        </Button>
      )}
      {children}
      <DraftLine editor={editor} />
      {href && !editor.isDirty && (
        <a
          href={href}
          target="_blank"
          rel="noreferrer"
          className="ml-auto inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 text-soft hover:text-accent-strong"
        >
          <Icon node={ExternalLink} className="size-4" />
          <span className="max-sm:sr-only">View on site</span>
        </a>
      )}
    </div>
  );
}

const SAVE_KEYS = "Control+S Meta+S";
