"use client";

import { type ComponentProps, useState } from "react";
import { CoverOnClose } from "@/components/admin/ui/cover-on-close";
import { DIALOG_BAR } from "@/components/admin/ui/dialog-bar";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { cn } from "@/lib/class-names";
import { changedPaths, mergeValues, valueAt, withValueAt } from "@/lib/drafts/merge-values";
import { ValueDiff } from "../../history/value-diff";
import { ValueDiffs } from "../../history/value-diffs";
import type { Conflict, Editor } from "./use-editor";

/** Both versions of a form that was changed twice, with a choice for each field that both changed. */
export function MergeDialog({ editor }: { editor: Editor }) {
  const { conflict } = editor;
  return (
    <Dialog open={conflict !== null} onOpenChange={(isOpen) => !isOpen && editor.cancelConflict()}>
      <DialogContent className="max-w-4xl scroll-pb-20">
        <CoverOnClose />
        <DialogTitle>
          {conflict?.offer ? "Both were changed" : "This was changed in the meantime"}
        </DialogTitle>
        <DialogDescription>
          Fields that one side changed keep that change. Choose where both did.
        </DialogDescription>
        {conflict && <MergeForm conflict={conflict} editor={editor} />}
      </DialogContent>
    </Dialog>
  );
}

function MergeForm({
  conflict: { base, mine, theirs, offer },
  editor,
}: {
  conflict: Conflict;
  editor: Editor;
}) {
  const { labelOf } = editor.source;
  const { merged, conflicts, taken } = mergeValues(base, mine, theirs);
  const own = changedPaths(base, mine).filter((path) => !conflicts.includes(path));
  const [choices, setChoices] = useState<Record<string, "mine" | "theirs">>({});
  const sides = offer
    ? { mine: "The draft", theirs: "What stands here" }
    : { mine: "Mine", theirs: "Theirs" };
  const isChosen = conflicts.every((path) => choices[path]);

  function apply() {
    const values = conflicts.reduce(
      (result, path) =>
        choices[path] === "theirs" ? withValueAt(result, path, valueAt(theirs, path)) : result,
      merged,
    );
    return editor.chooseMerged(values);
  }

  return (
    <div className="mt-5 space-y-6 font-sans text-[0.9375rem]">
      {conflicts.map((path) => (
        <fieldset key={path} className="border-t pt-4">
          <legend className="float-left mb-2 w-full font-medium">{labelOf(path)}</legend>
          <div className="clear-both grid gap-4 md:grid-cols-2">
            {(["mine", "theirs"] as const).map((side) => (
              <label key={side} className="block cursor-pointer">
                <span className="flex min-h-11 items-center gap-2.5">
                  <input
                    type="radio"
                    name={`choice ${path}`}
                    className="size-4.5 accent-(--accent)"
                    checked={choices[path] === side}
                    onChange={() => setChoices({ ...choices, [path]: side })}
                  />
                  {sides[side]}
                </span>
                <ValueDiff
                  before={valueAt(base, path)}
                  after={valueAt(side === "mine" ? mine : theirs, path)}
                />
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <Settled
        title={offer ? "Changed only here" : "Changed only by them"}
        paths={taken}
        before={base}
        after={theirs}
        labelOf={labelOf}
      />
      <Settled
        title={offer ? "Changed only in the draft" : "Changed only by you"}
        paths={own}
        before={base}
        after={mine}
        labelOf={labelOf}
      />
      <div className={cn(DIALOG_BAR, "flex flex-wrap gap-3")}>
        <Button type="button" disabled={!isChosen} onClick={apply}>
          {offer ? "Take these" : "Save these"}
        </Button>
        <Button type="button" variant="outline" onClick={editor.cancelConflict}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** Fields that need no choice. */
function Settled({
  title,
  paths,
  ...diffs
}: ComponentProps<typeof ValueDiffs> & { title: string; paths: string[] }) {
  if (paths.length === 0) return null;
  return (
    <details className="border-t pt-3">
      <summary className="min-h-11 cursor-pointer py-2 lg:min-h-9 lg:py-0">
        {title}: {paths.map(diffs.labelOf).join(", ")}
      </summary>
      <div className="mt-3">
        <ValueDiffs paths={paths} {...diffs} />
      </div>
    </details>
  );
}
