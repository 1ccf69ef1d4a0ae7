"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { CoverOnClose } from "@/components/admin/ui/cover-on-close";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { Field, fieldProps } from "@/components/ui/field";
import { notify, notifyError } from "@/components/ui/notify";
import { RequestError, request } from "@/lib/api/client";
import { readVideoList, writeRefused } from "./read-video-list";

interface VideoImport {
  message: string;
  results: { errors: string[]; refused: number[] };
}

/**
 * Imports pasted JSON. Videos that were refused are reported and stay in the text box; the others are
 * removed from it, so that none is imported twice.
 */
export function VideoImportDialog({
  onImported,
  onFile,
  onClose,
}: {
  onImported: () => void;
  /** Switches to the import from a file. */
  onFile: () => void;
  onClose: () => void;
}) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const [warnings, setWarnings] = useState<string[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: async (body: { videos: unknown[] }) => {
      const path = "/api/educational-videos/bulk-import";
      return (await request<VideoImport>(path, { method: "POST", body })).data;
    },
    onSuccess: ({ message, results: { errors, refused } }, { videos }) => {
      const count = errors.length === 1 ? "1 warning" : `${errors.length} warnings`;
      const description = errors.length > 0 ? `${message} (${count})` : message;
      notify({ title: "Import Complete", description });
      onImported();
      setWarnings(errors);
      setText(writeRefused(videos, refused));
      if (errors.length === 0) onClose();
    },
    onError: (error) =>
      notifyError(
        (error instanceof RequestError && error.said) ||
          "Failed to import videos. Please try again.",
      ),
  });

  function importVideos() {
    const list = readVideoList(text);
    setWarnings([]);
    setProblem(list.problem);
    if (list.problem === undefined) return mutate({ videos: list.videos });
    notifyError(list.problem);
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent className="max-w-3xl text-[0.9375rem]">
        <CoverOnClose />
        <DialogTitle>Bulk Import Videos</DialogTitle>
        <DialogDescription>
          Paste JSON with a list of videos. Each needs a title, a description and a url; creator,
          year and peptideNames, written as the peptides are called here, may be left out. For a CSV
          or JSON file as Export makes it, choose{" "}
          <button type="button" className="underline" onClick={onFile} disabled={isPending}>
            Import from a file
          </button>
          .
        </DialogDescription>
        <form
          className="mt-5"
          onSubmit={(event) => {
            event.preventDefault();
            importVideos();
          }}
        >
          <Field id="video-import" label="JSON" {...(problem && { error: problem })}>
            <textarea
              {...fieldProps("video-import", problem)}
              className="block min-h-72 w-full rounded-md border border-edge bg-raised px-3 py-2.5 font-mono text-sm text-ink aria-invalid:border-danger"
              spellCheck={false}
              placeholder={EXAMPLE}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <Warnings warnings={warnings} />
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Button type="button" variant="outline" disabled={isPending} onClick={onClose}>
              {warnings.length > 0 ? "Close" : "Cancel"}
            </Button>
            <Button type="submit" disabled={isPending || text.trim() === ""}>
              {isPending ? "Importing…" : "Import"}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}

const EXAMPLE = `{
  "videos": [
    {
      "title": "…",
      "description": "…",
      "url": "https://…",
      "peptideNames": ["Semaglutide"],
      "year": 2024,
      "creator": "…"
    }
  ]
}`;

function Warnings({ warnings }: { warnings: string[] }) {
  if (warnings.length === 0) return null;
  return (
    <section
      aria-label="Warnings"
      className="mt-4 max-h-48 overflow-y-auto border-l-4 border-notice-line bg-notice-wash px-4 py-3 text-sm text-notice"
    >
      <ul className="list-disc pl-4">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </section>
  );
}
