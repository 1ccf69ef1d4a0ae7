import { InOrder } from "@/components/ui/in-order";
import type { Passage } from "@/lib/search/passage";

/** The passage that matched: the field's name and the words in context. */
export function FoundPassage({ passage: { label, parts } }: { passage: Passage }) {
  return (
    <p className="mt-2.5 border-l-2 border-accent pl-3 font-sans text-[0.875rem] leading-normal break-words text-soft">
      <span className="font-medium text-ink">{label}:</span> <MarkedText parts={parts} />
    </p>
  );
}

/** Plain and highlighted parts alternate. */
export function MarkedText({ parts }: { parts: string[] }) {
  return (
    <InOrder items={parts}>
      {(part, at) =>
        at % 2 === 1 ? (
          <mark className="rounded-xs bg-accent-wash font-medium text-accent-strong">{part}</mark>
        ) : (
          part
        )
      }
    </InOrder>
  );
}
