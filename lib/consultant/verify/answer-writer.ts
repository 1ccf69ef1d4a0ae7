import type { Block, Piece } from "../compose/parts/draft";
import type { Passage } from "../corpus/passage";
import type { AnswerPart } from "../types";
import { isSupported } from "./support";

/** Blocks as parts of an answer. What no passage bears out is left out, our own sentences aside. */
export function* writeBlocks(blocks: Iterable<Block>): Generator<AnswerPart> {
  const citations = new Citations();
  let isFirst = true;
  for (const { pieces, isList, isQuotation } of blocks) {
    const begins = isList ? "- " : isQuotation ? "> " : "";
    const kept = pieces.filter(isBorneOut);
    for (const [at, { text, passage }] of kept.entries()) {
      const next = kept[at + 1];
      const isLastOfRun = isList || next?.passage !== passage;
      const lead = at > 0 ? (isList ? "\n- " : " ") : `${isFirst ? "" : "\n\n"}${begins}`;
      const { marker, part } = passage && isLastOfRun ? citations.cite(passage) : noMark;
      if (part) yield part;
      yield { type: "text", text: `${lead}${text}${marker ? `[${marker}]` : ""}` };
      isFirst = false;
    }
  }
}

const noMark = { marker: 0, part: null };

function isBorneOut({ text, passage, isWritten }: Piece): boolean {
  return passage === null || isWritten === true || isSupported(text, passage);
}

/** Numbers the pages of an answer in the order in which they are first cited. */
export class Citations {
  readonly #markers = new Map<string, number>();

  /** `part` is null where the section was cited before. */
  cite({ title, href }: Passage): { marker: number; part: AnswerPart | null } {
    const known = this.#markers.get(href);
    if (known !== undefined) return { marker: known, part: null };
    const marker = this.#markers.size + 1;
    this.#markers.set(href, marker);
    return { marker, part: { type: "citation", marker, citation: { title, href } } };
  }
}
