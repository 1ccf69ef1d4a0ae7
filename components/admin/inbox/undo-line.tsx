import { CompactButton } from "@/components/admin/ui/compact-button";

/** What was done last and the way back; it stays until something else is done. */
export function UndoLine({ text, onUndo }: { text: string | undefined; onUndo: () => void }) {
  if (!text) return null;
  return (
    <div className="mt-3 flex min-h-11 items-center gap-3 rounded-md bg-accent-wash px-3">
      <p>{text}</p>
      <CompactButton variant="link" onClick={onUndo}>
        Undo
      </CompactButton>
    </div>
  );
}
