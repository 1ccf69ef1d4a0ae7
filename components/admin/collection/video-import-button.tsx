"use client";

import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";

const VideoImportDialog = lazy(async () => ({
  default: (await import("./video-import-dialog")).VideoImportDialog,
}));

export function VideoImportButton({ onImported }: { onImported: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" variant="outline" onClick={() => setOpen(true)}>
        Bulk Import
      </Button>
      {isOpen && (
        <Suspense>
          <VideoImportDialog onImported={onImported} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
