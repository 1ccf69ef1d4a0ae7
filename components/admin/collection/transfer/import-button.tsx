"use client";

import { Upload } from "lucide";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { useWindow } from "@/components/admin/ui/use-window";
import { Icon } from "@/components/ui/icon";
import type { Declaration } from "../declaration";

const load = async () => (await import("./import-dialog")).ImportDialog;

export function FileImportButton({
  declaration,
  onImported,
}: {
  declaration: Declaration;
  onImported: () => void;
}) {
  const { Window, open, close } = useWindow(load);
  return (
    <>
      <CompactButton title="Import" onClick={open}>
        <Icon node={Upload} />
        <span className="max-xl:sr-only">Import</span>
      </CompactButton>
      {Window && <Window declaration={declaration} onImported={onImported} onClose={close} />}
    </>
  );
}
