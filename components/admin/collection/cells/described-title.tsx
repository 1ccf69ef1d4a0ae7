"use client";

import { Hint } from "@/components/ui/hint";

/** A title, the text behind it, and a note below. */
export function DescribedTitle({
  title,
  text,
  textName,
  note,
}: {
  title: string;
  text: string;
  /** What the text is: "Abstract". */
  textName: string;
  note?: string;
}) {
  return (
    <>
      <span className="font-medium">
        {text ? <Hint label={`${textName} of ${title}`} text={text} words={title} /> : title}
      </span>
      {note && <span className="block text-sm text-soft">{note}</span>}
    </>
  );
}
