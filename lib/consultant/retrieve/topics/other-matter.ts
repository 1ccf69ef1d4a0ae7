import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { sentencesOf } from "../../corpus/passage";
import { isNeverTold } from "../../text/never-told";
import { namesOtherMedicine } from "../../text/other-substances";
import type { AskedQuestion } from "../../understand/read-question";
import type { Asked } from "../retrieved";

/** A half-life is asked for, and none is recorded or told. */
export function lacksHalfLife(topics: LibraryPeptide[], { message = "" }: Asked): boolean {
  const tells = (sentence: string) => HALF_LIFE.test(sentence) && !OF_ANOTHER.test(sentence);
  return (
    HALF_LIFE.test(message) &&
    topics.every(
      ({ factPassages, passages }) =>
        !factPassages.has("halfLife") && ![...passages.values()].flatMap(sentencesOf).some(tells),
    )
  );
}

/** For what no page tells, or for another medicine. */
export function asksForOtherMatter(
  library: LibraryIndex,
  topics: LibraryPeptide[],
  asked: Asked,
): boolean {
  const isHeld = (word: string) => topics.some(({ stems }) => stems.has(word));
  const isUntold = asked.focus.some((word) => isNeverTold(word) && !isHeld(word));
  return isUntold || isAboutAnother(library, asked);
}

/** "The half-life of leu-enkephalin in serum". */
const OF_ANOTHER =
  /\bhalf-life of (?!(?:the|this|its?|an?|about|some|around|roughly|nearly|only|less|more)\b)\p{Ll}/iu;

const HALF_LIFE = /\bhalf.?li(?:fe|ves)\b/i;

/** "How does degarelix block the GnRH receptor" asks for what no page tells of. */
function isAboutAnother({ words }: LibraryIndex, { text, comparesOthers, intents }: AskedQuestion) {
  if (ANOTHER_OF_ITS_KIND.test(text)) return true;
  if (comparesOthers || intents.includes("warnings")) return false;
  const [before = ""] = text.split("§");
  const unknown = before.split(/[^\p{L}]+/u).filter((word) => !words.has(word));
  return namesOtherMedicine(unknown.join(" "));
}

/** "Insulin glargine" is another medicine than insulin. */
const ANOTHER_OF_ITS_KIND =
  /§ (?:glargine|lispro|aspart|degludec|detemir|glulisine|icodec|isophane|nph)\b/;

/** Asks for a person, and not for who found or made a thing, or whom it is for. */
export function asksForSomebody({ text }: AskedQuestion): boolean {
  return ASKS_FOR_SOMEBODY.test(text) && !MAKES.test(text);
}

/** The pages name nobody but those who found or made a thing, and those whom it is for. */
const ASKS_FOR_SOMEBODY =
  /(?:^|[^\p{L}\p{N}\s§]\s*|\b(?:and|or|but|about|ask|by|explain|for|from|is it|know|me|of|on|say|tell|to|with|wonder(?:ing)?) )whom?\b(?! (?:should|must|can|cannot|may|might|needs?|gets?|takes?))/u;
const MAKES = new RegExp(
  `\\b(?:${[
    "discover",
    "develop",
    "invent",
    "isolat",
    "identif",
    "ma[dk]e",
    "found",
    "wrote",
    "writ",
    "author",
    "synthesi",
    "purif",
    "describ",
    "design",
    "creat",
    "introduc",
    "report",
    "publish",
    "sell",
    "market",
    "manufactur",
    "produc",
    "paid",
    "pay",
    "fund",
    "financ",
    "sponsor",
    "conduct",
    "carried",
    "did",
    "ran",
    "risk",
    "approv",
    "licen[cs]",
    "indicat",
    "prescri",
    "eligib",
    "suit",
    "meant",
    "for whom",
    "benefit",
    "avoid",
  ].join("|")})`,
);
