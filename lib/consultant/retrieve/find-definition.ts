import { glossary } from "@/lib/glossary/glossary";
import { termAddress } from "@/lib/glossary/term-address";
import { fold } from "@/lib/search/fold";
import { makePassage, type Passage } from "../corpus/passage";
import { splitSentences } from "../text/sentences";

/** The glossary's definition of what a question asks the meaning of: "What is a half-life?" */
export function findDefinition(message: string): Passage | null {
  const [, before, after] = ASKS_MEANING.exec(fold(message)) ?? [];
  const asked = before ?? after;
  return asked === undefined ? null : (definitions().get(withoutPlural(asked)) ?? null);
}

const ASKS_MEANING =
  /^\W*(?:so |and |ok |please )?(?:(?:what(?:'s|s| is| are| was)|define|explain|(?:the )?(?:definition|meaning) of|what(?:'s| is) (?:the )?(?:definition|meaning) of|what is meant by)(?: exactly)? (?:an? |the (?:term )?)?["“']?([^"”'?.!]{2,60}?)["”']?|what (?:does|do) (?:an? |the (?:term )?)?["“']?([^"”'?.!]{2,60}?)["”']? (?:mean|stand for)(?: (?:here|exactly))?)\W*$/;

let made: Map<string, Passage> | undefined;

function definitions(): Map<string, Passage> {
  made ??= new Map(
    glossary.flatMap(({ key, name, also, definition }) => {
      const passage = makePassage({
        id: `glossary-${key}`,
        section: "document",
        peptideId: 0,
        title: `Glossary: ${name}`,
        href: termAddress(key),
        paragraphs: [splitSentences(`${name}: ${definition}`)],
        names: [],
      });
      return [name, ...also].map((one): [string, Passage] => [withoutPlural(fold(one)), passage]);
    }),
  );
  return made;
}

/** "Half-lives" and "placebos" as their singular, spaces for hyphens. */
function withoutPlural(term: string): string {
  return term
    .replaceAll("-", " ")
    .trim()
    .replace(/\blives$/, "life")
    .replace(/([^s])s$/, "$1");
}
