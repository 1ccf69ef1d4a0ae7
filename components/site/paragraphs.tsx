import { InOrder } from "@/components/ui/in-order";
import { cn } from "@/lib/class-names";
import { splitAtBlankLines } from "@/lib/content/documents/paragraphs";

/** A stored plain text, a paragraph for each part between blank lines. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return (
    <div className={cn("max-w-text space-y-4 break-words", className)}>
      <InOrder items={splitAtBlankLines(text)}>
        {(paragraph) => <p className="text-pretty whitespace-pre-line">{paragraph}</p>}
      </InOrder>
    </div>
  );
}
