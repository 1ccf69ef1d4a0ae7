"use client";

import { Hint } from "@/components/ui/hint";
import type { RowLink } from "../declaration";
import { NameLink } from "./name-link";

/** A title with a text in a popover and a note below. */
export function DescribedTitle({
  title,
  text,
  textName,
  note,
  link,
}: {
  title: string;
  text: string;
  /** The name of the text: "Abstract". */
  textName: string;
  note?: string;
  link: RowLink;
}) {
  const name = <NameLink link={link}>{title}</NameLink>;
  return (
    <>
      {text ? (
        <Hint label={`${textName} of ${title}`} text={text}>
          {name}
        </Hint>
      ) : (
        name
      )}
      {note && <span className="block text-sm text-soft">{note}</span>}
    </>
  );
}
