import { CompactButton } from "@/components/admin/ui/compact-button";

/** The last change and its undo, shown until the next change. */
export function UndoLine({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <div className="mt-3 flex min-h-11 items-center gap-3 rounded-md bg-accent-wash px-3">
      <p>{text}</p>
      <CompactButton variant="link" onClick={onUndo}>
        Undo
      </CompactButton>
    </div>
  );
}
