"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";

/** Asks before something goes. */
export function DangerDialog({
  isOpen,
  title,
  question,
  action,
  isPending,
  onConfirm,
  onClose,
  children,
}: {
  isOpen: boolean;
  title: string;
  question: string | null;
  action: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && !isPending && onClose()}>
      <DialogContent className="text-[0.9375rem]">
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription className="break-words text-ink">{question}</DialogDescription>
        <div className="mt-3">{children}</div>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button type="button" variant="outline" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="button"
            disabled={isPending}
            onClick={onConfirm}
            className="border border-danger-line bg-danger-wash text-danger hover:bg-danger hover:text-danger-wash"
          >
            {action}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
