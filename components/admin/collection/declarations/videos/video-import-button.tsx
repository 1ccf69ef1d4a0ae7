"use client";

import { Upload } from "lucide";
import type { Declaration } from "@/components/admin/collection/declaration";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { useWindow } from "@/components/admin/ui/use-window";
import { Icon } from "@/components/ui/icon";

const loadList = async () => (await import("./video-import-dialog")).VideoImportDialog;
const loadFile = async () =>
  (await import("@/components/admin/collection/transfer/import-dialog")).ImportDialog;

/** Imports videos from a pasted list or from a file. */
export function VideoImportButton({
  declaration,
  onImported,
}: {
  declaration: Declaration;
  onImported: () => void;
}) {
  const list = useWindow(loadList);
  const file = useWindow(loadFile);
  return (
    <>
      <CompactButton title="Bulk Import" onClick={list.open}>
        <Icon node={Upload} />
        <span className="max-xl:sr-only">Bulk Import</span>
      </CompactButton>
      {list.Window && (
        <list.Window
          onImported={onImported}
          onClose={list.close}
          onFile={() => {
            list.close();
            void file.open();
          }}
        />
      )}
      {file.Window && (
        <file.Window declaration={declaration} onImported={onImported} onClose={file.close} />
      )}
    </>
  );
}
