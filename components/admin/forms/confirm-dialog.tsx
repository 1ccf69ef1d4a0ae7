"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";

export interface Question {
  title: string;
  text: string;
  /** What the button that goes on says. */
  yes: string;
  onYes: () => void;
}

/** Asks before something is done; nothing is done where it is closed. */
export function ConfirmDialog({
  question,
  onClose,
}: {
  question: Question | null;
  onClose: () => void;
}) {
  return (
    <Dialog open={question !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogTitle>{question?.title}</DialogTitle>
        <DialogDescription className="break-words">{question?.text}</DialogDescription>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            type="button"
            onClick={() => {
              onClose();
              question?.onYes();
            }}
          >
            {question?.yes}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
