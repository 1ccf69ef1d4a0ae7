"use client";

import { Upload } from "lucide";
import { lazy, Suspense, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { CompactButton } from "../../compact-button";
import type { Declaration } from "../declaration";

const ImportDialog = lazy(async () => ({
  default: (await import("./import-dialog")).ImportDialog,
}));

export function ImportButton({
  declaration,
  onImported,
}: {
  declaration: Declaration;
  onImported: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CompactButton title="Import" onClick={() => setOpen(true)}>
        <Icon node={Upload} />
        <span className="max-xl:sr-only">Import</span>
      </CompactButton>
      {isOpen && (
        <Suspense>
          <ImportDialog
            declaration={declaration}
            onImported={onImported}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
