"use client";

import { CompactButton } from "../compact-button";
import { useWindow } from "../use-window";

const load = async () => (await import("./video-import-dialog")).VideoImportDialog;

export function VideoImportButton({ onImported }: { onImported: () => void }) {
  const { Window, open, close } = useWindow(load);
  return (
    <>
      <CompactButton onClick={open}>Bulk Import</CompactButton>
      {Window && <Window onImported={onImported} onClose={close} />}
    </>
  );
}
