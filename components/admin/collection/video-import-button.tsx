"use client";

import { lazy, Suspense, useState } from "react";

import { CompactButton } from "../compact-button";

const VideoImportDialog = lazy(async () => ({
  default: (await import("./video-import-dialog")).VideoImportDialog,
}));

export function VideoImportButton({ onImported }: { onImported: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CompactButton onClick={() => setOpen(true)}>Bulk Import</CompactButton>
      {isOpen && (
        <Suspense>
          <VideoImportDialog onImported={onImported} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
