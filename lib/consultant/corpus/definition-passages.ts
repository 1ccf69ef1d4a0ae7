import { glossary } from "@/lib/glossary/glossary";
import { termAddress } from "@/lib/glossary/term-address";
import { fold } from "@/lib/search/fold";
import { splitSentences } from "../text/sentences";
import { makePassage, type Passage } from "./passage";

/** The glossary's definitions by each name of their terms, as `termOf` writes it. */
export function toDefinitions(): Map<string, Passage> {
  return new Map(
    glossary.flatMap(({ key, name, also, definition }) => {
      const passage = makePassage({
        id: `glossary-${key}`,
        section: "document",
        peptideId: 0,
        title: `Glossary: ${name}`,
        href: termAddress(key),
        paragraphs: [splitSentences(`${name}: ${definition}`)],
      });
      return [name, ...also].map((one): [string, Passage] => [termOf(one), passage]);
    }),
  );
}

/** Folded, in the singular and with spaces for hyphens: "half life" of "Half-lives". */
export function termOf(text: string): string {
  return fold(text)
    .replaceAll("-", " ")
    .trim()
    .replace(/\blives$/, "life")
    .replace(/([^s])s$/, "$1");
}
