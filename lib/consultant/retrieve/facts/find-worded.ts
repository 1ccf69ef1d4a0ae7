import { fold } from "@/lib/search/fold";
import type { Passage } from "../../corpus/passage";
import type { FactKind } from "../../facts/fact-sentences";
import type { FoundFacts } from "../find-facts";

const MAX_SENTENCES = 3;

const LENGTH = new RegExp(
  [
    "\\b(?:how many|number of|count|length|how long|long is|longer|shorter)\\b.{0,60}\\b(?:residues?|amino|chain|length|count)",
    "\\b(?:residue|amino ?acid) counts?\\b",
    "\\blengths?\\b",
    "\\b(?:residues?|amino ?acids?)\\W*$",
    "\\baas?\\b",
    "\\b(?:di|tri|tetra|penta|hexa|hepta|octa|nona|deca)peptide",
    "\\d-?mer\\b",
    "\\bhow many (?:letters|units|positions|monomers)",
  ].join("|"),
);

const wordedBy: Partial<Record<FactKind, readonly (readonly [RegExp, RegExp])[]>> = {
  safety: [
    [
      /pregnan|breast.?feed|\bnursing\b|(?:at|from) the breast|lactation|teratogen|birth defect|unborn/,
      /^Pregnancy/,
    ],
    [/kidney|renal|ckd|gfr|creatinine|dialysis/, /^Kidney/],
    [/liver|hepatic|cirrho/, /^Liver/],
    [/interact/, /^Interactions/],
    [/antibod|immunogenic|neutrali[sz]ing/, /^Antibodies/],
    [
      /\bstor|fridge|refrigerat|temperature|freez|frozen|left out|goes? off|expir|shelf|\bopen|\bstab(?:le|ility)\b|hot car|spoil|cool bag/,
      /^Storage/,
    ],
  ],
  identity: [
    [LENGTH, / residues(?: and|\.)/],
    [/\bmass|weigh|dalton|heavy|kda|\d ?da\b|m\/z|\bmw\b|g\/mol|\bmol\b/, /average mass/],
    [/\bcode/, /^(?:Code|Other) names/],
    [
      /\bsynonyms?\b|\baka\b|\balso known\b|\bother names?\b|\balias|\binci\b|\blabel names?\b|\bscientific names?\b/,
      /^Other names/,
    ],
    [/disul|\bs-?s\b|bridge|connectivity/, / bridges? of /],
    [/\bsalts?\b/, /^Salt forms/],
    [/precursor|proinsulin|proglucagon|prohormone|proprotein|parent protein/, / precursor, /],
    [/confus|mix\w* up/, / is confused with /],
  ],
};

/** The sentences on what the question names. */
export function findWorded(kind: FactKind, passage: Passage, message: string): FoundFacts | null {
  const text = fold(message);
  const wanted = (wordedBy[kind] ?? []).filter(([cue]) => cue.test(text)).map(([, said]) => said);
  const sentences = passage.paragraphs
    .flat()
    .filter((one) => wanted.some((said) => said.test(one)));
  return sentences.length > 0
    ? {
        kind,
        passage,
        sentences: sentences.slice(0, MAX_SENTENCES),
        isNarrowed: true,
        isCertain: kind === "identity",
      }
    : null;
}
