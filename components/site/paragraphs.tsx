import { cn } from "@/lib/class-names";
import { splitAtBlankLines } from "@/lib/content/documents/paragraphs";

/** A stored plain text, a paragraph for each part between blank lines. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return (
    <div className={cn("max-w-text space-y-4 break-words", className)}>
      {splitAtBlankLines(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice, and nothing moves
        <p key={index} className="text-pretty whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
