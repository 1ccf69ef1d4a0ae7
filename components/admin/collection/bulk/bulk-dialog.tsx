"use client";

import type { ReactNode } from "react";
import { CoverOnClose } from "@/components/admin/ui/cover-on-close";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import type { BulkEdit, BulkRequest } from "@/lib/resources/bulk/bulk-edit";
import type { BulkProps } from "../declaration";
import { useBulk } from "./use-bulk";

/** Asks for a change of all selected items. */
export function BulkDialog<Edit extends BulkEdit>({
  title,
  isReady,
  readRequest,
  children,
  ...props
}: BulkProps & {
  title: string;
  isReady: boolean;
  /** Undefined if the input is not valid. */
  readRequest: () => BulkRequest<Edit> | undefined;
  children: ReactNode;
}) {
  const { declaration, onClose } = props;
  const { mutate, isPending } = useBulk<BulkRequest<Edit>>(props, declaration.notices.updateFailed);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent aria-describedby={undefined} className="text-[0.9375rem]">
        <CoverOnClose />
        <DialogTitle>{title}</DialogTitle>
        <form
          className="mt-5 space-y-5"
          onSubmit={(event) => {
            event.preventDefault();
            const request = readRequest();
            if (request) mutate(request);
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
