"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { ResourceForm } from "../forms/resource-form";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { CoverOnClose } from "../ui/cover-on-close";
import type { Declaration } from "./declaration";
import type { ChangeTable } from "./use-table-state";

interface Props {
  declaration: Declaration;
  /** From the address: an id, "new" or blank. */
  edit: string;
  change: ChangeTable;
}

/**
 * The dialog that creates or edits an item. It is part of the address, so that a link opens it and Back
 * closes it. It asks before unsaved changes are left.
 */
export function ItemDialog({ declaration, edit, change }: Props) {
  const [shown, setShown] = useState(edit);
  // A ref, as a change counts before it is rendered.
  const isDirty = useRef(false);
  const setDirty = useCallback((next: boolean) => {
    isDirty.current = next;
  }, []);
  const [isLeaving, setLeaving] = useState(false);
  const opened = useRef(0);
  const made = useRef("");

  useEffect(() => {
    if (edit === shown) return;
    if (isDirty.current && shown !== "") {
      // Back removed the dialog from the address: restore it and ask first.
      keepPage(change, shown);
      setLeaving(true);
      return;
    }
    // The form of an item that was just created stays mounted.
    if (edit !== made.current) opened.current += 1;
    made.current = "";
    setShown(edit);
  }, [edit, shown, change]);

  const close = useCallback(() => {
    setDirty(false);
    setLeaving(false);
    setShown("");
    keepPage(change, "", "replace");
  }, [change, setDirty]);
  const item = shown === "new" ? null : toItem(shown);
  const title = item ? `Edit ${declaration.label.one}` : declaration.addLabel;
  return (
    <>
      <Dialog
        open={shown === "new" || item !== null}
        onOpenChange={(isOpen) => !isOpen && (isDirty.current ? setLeaving(true) : close())}
      >
        <DialogContent
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            // The form is still loading, so the dialog itself takes the focus.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          className="flex max-w-6xl flex-col p-0 outline-none max-sm:inset-x-0 max-sm:top-0 max-sm:h-dvh max-sm:max-h-dvh max-sm:translate-y-0 max-sm:rounded-none sm:p-0 tall:overflow-hidden"
        >
          <CoverOnClose />
          <ResourceForm
            key={opened.current}
            resource={declaration}
            item={item}
            {...(item === null && { prefilled: readPrefilled() })}
            heading={(name) => (
              <DialogTitle className="min-w-0 truncate py-1.5 first-letter:uppercase max-lg:basis-full">
                {name ? `${title}: ${name}` : title}
              </DialogTitle>
            )}
            onSaved={close}
            onMade={(id) => {
              made.current = String(id);
              keepPage(change, made.current, "replace");
            }}
            onClose={() => (isDirty.current ? setLeaving(true) : close())}
            onDirtyChange={setDirty}
          />
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        question={
          isLeaving
            ? {
                title: "Close without saving?",
                text: "Your changes are not saved. They stay in this browser and are offered when you open this again.",
                action: "Close",
                cancel: "Stay",
                isHarmless: true,
                onConfirm: close,
              }
            : null
        }
        onClose={() => setLeaving(false)}
      />
    </>
  );
}

function toItem(text: string): { id: number } | null {
  return /^\d{1,10}$/.test(text) ? { id: Number(text) } : null;
}

/** Opens or closes the dialog and keeps the page of the table. */
function keepPage(change: ChangeTable, edit: string, how: "push" | "replace" = "push") {
  const page = Number(new URLSearchParams(location.search).get("page")) || 1;
  change({ edit, page }, how);
}

/** A link to a new item can contain its title. */
function readPrefilled(): Record<string, string> {
  const title = new URLSearchParams(location.search).get("title");
  return title ? { title } : {};
}
