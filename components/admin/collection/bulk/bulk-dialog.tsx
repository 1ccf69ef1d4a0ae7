"use client";

import type { ReactNode } from "react";
import { CoverOnClose } from "@/components/admin/ui/cover-on-close";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";

/** Asks what is to be changed of all selected items. */
export function BulkDialog({
  title,
  isPending,
  isReady,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  isPending: boolean;
  isReady: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent aria-describedby={undefined} className="text-[0.9375rem]">
        <CoverOnClose />
        <DialogTitle>{title}</DialogTitle>
        <form
          className="mt-5 space-y-5"
          onSubmit={(event) => {
            event.preventDefault();
            onConfirm();
          }}
        >
          {children}
          <div className="flex flex-wrap justify-end gap-3">
            <Button type="button" variant="outline" disabled={isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={isPending || !isReady}>
              {isPending ? "Saving…" : "Save"}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
