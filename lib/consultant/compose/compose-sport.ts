import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { sentencesOf } from "../corpus/passage";
import { type Block, quote, say } from "./parts/draft";
import { frame } from "./parts/frames";

/** What the page says of sport, with the site's caution where it names no entry on the list. */
export function composeSport(
  { documents }: LibraryIndex,
  { name, passages }: LibraryPeptide,
): Block[] {
  const passage = passages.get("sport");
  const warnings = passages.get("warnings");
  const said = warnings
    ? sentencesOf(warnings).filter((text) =>
        /\bdoping\b|\bprohibited\b|\bWADA\b|\bsport\b/i.test(text),
      )
    : [];
  const disclaimer = documents.find(
    ({ id, paragraphs }) =>
      id.startsWith("document-disclaimer") && /doping/.test(paragraphs.flat().join(" ")),
  );
  const caution = disclaimer ? [quote(disclaimer, disclaimer.paragraphs.flat())] : [];
  if (passage)
    return [
      quote(passage, sentencesOf(passage)),
      ...(warnings && said.length > 0 ? [quote(warnings, said)] : []),
    ];
  if (warnings && said.length > 0) return [quote(warnings, said), ...caution];
  const status = passages.get("status");
  return [
    ...(status ? [quote(status, sentencesOf(status))] : []),
    say(frame("noSportRecord", name)),
    ...caution,
  ];
}
