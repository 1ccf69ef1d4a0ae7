"use client";

import { useEffect } from "react";
import { isConnected } from "@/components/admin/shell/connection";
import { failureWords } from "@/components/admin/ui/failure-words";
import { Button } from "@/components/ui/button";

/** In place of a tab that could not be drawn, its code being out of reach, say; the frame stays. */
export default function AdminError({ error }: { error: Error }) {
  const words = failureWords(error);
  useEffect(() => {
    document.querySelector<HTMLElement>("#content h1")?.focus();
  }, []);
  return (
    <div role="alert">
      <h1 tabIndex={-1} className="font-serif text-2xl outline-none">
        This could not be shown
      </h1>
      <p className="mt-2">{words} What you typed is kept in this browser.</p>
      <Button
        type="button"
        variant="outline"
        className="mt-4"
        onClick={() => isConnected() && location.reload()}
      >
        Reload
      </Button>
    </div>
  );
}
