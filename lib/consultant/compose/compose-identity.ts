import { fold } from "@/lib/search/fold";
import type { LibraryPeptide } from "../corpus/library-index";
import { sentencesOf } from "../corpus/passage";
import { type Block, quote, quoteList, say } from "./parts/draft";
import { frame } from "./parts/frames";

/** The recorded facts that a question asks for; all of them where it asks for none in particular. */
export function composeIdentity(topic: LibraryPeptide, text: string): Block[] {
  const { name, passages } = topic;
  const passage = passages.get("identity");
  if (!passage) return [];
  const folded = fold(text);
  const asked = facts.filter(({ cue }) => cue.test(folded));
  const said = asked.flatMap(({ sentence, sections }) =>
    sections
      .flatMap((section) => {
        const source = passages.get(section);
        const found = source ? sentencesOf(source).filter((line) => sentence.test(line)) : [];
        return source && found.length > 0 ? [quote(source, found.slice(0, 2))] : [];
      })
      .slice(0, 1),
  );
  if (asked.length > 0) return [...brandOf(topic, text), ...said];
  return [say(frame("factsOf", name)), quoteList(passage, sentencesOf(passage))];
}

/** Who asks for the generic name of a brand is told whose brand it is. */
function brandOf({ name, brandNames }: LibraryPeptide, text: string): Block[] {
  const asked = fold(text);
  const brand = asksGeneric(asked) && brandNames.find((one) => asked.includes(fold(one)));
  return brand ? [say(frame("brandOf", { names: brand, name }))] : [];
}

/** Whether a folded question asks what substance a brand is. */
export function asksGeneric(text: string): boolean {
  return ASKS_GENERIC.test(text);
}

/** "A generic version of it" asks whether there is one. */
const ASKS_GENERIC =
  /\b(?:generic (?:drug )?names?|active (?:ingredient|substance|agent|principle)s?)\b/;

const facts: {
  cue: RegExp;
  sentence: RegExp;
  sections: ("identity" | "overview" | "mechanism" | "dosage")[];
}[] = [
  { cue: /formula|composition/, sentence: /^Molecular formula:/, sections: ["identity"] },
  {
    cue: /weigh|mass\b|dalton|how (?:big|large|heavy)/,
    sentence: /^Molecular weight:|\bmass\b/i,
    sections: ["identity"],
  },
  {
    cue: /sequence|residues?|amino ?acids?|structure|how long|\bmade\b|\bbuilt\b|composed|consists?|chemical/,
    sentence: /^Type of |^Sequence:|^Residues:|residues|amino acids|chain of/i,
    sections: ["identity", "overview"],
  },
  // The paragraph that says it is shown whole.
  { cue: /\bstands? for\b|\bshort for\b/, sentence: /^$/, sections: [] },
  { cue: /\bcas\b/, sentence: /^CAS number:/, sections: ["identity"] },
  { cue: /pubchem/, sentence: /^PubChem CID:/, sections: ["identity"] },
  {
    cue: /brand|trade|market|sold (?:as|under)/,
    sentence: /^Brand names:/,
    sections: ["identity"],
  },
  {
    cue: /synonym|known|called|other name|generic|ingredient|(?:official|label|proprietary) (?:drug )?name|\binci\b|\binn\b/i,
    sentence: /^Also known as:|^Brand names:/,
    sections: ["identity"],
  },
  {
    cue: /\b(?:is|are) .{1,40} an? (?:\w+ )?(?:peptide|protein|steroid|hormone|sarm|amino acid|small molecule)s?\W*$/i,
    sentence: /^Type of |^Residues:/,
    sections: ["identity"],
  },
  { cue: /what (?:kind|type|class|sort)/, sentence: /^Type of /, sections: ["identity"] },
];
