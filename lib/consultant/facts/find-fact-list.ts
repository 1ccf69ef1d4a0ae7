import { EVIDENCE_TIERS } from "@/lib/content/peptides/evidence";
import { filterParams } from "@/lib/facts/filter/fact-filter";
import { contentWords } from "../content-words";
import type { LibraryIndex, LibraryPeptide } from "../library-index";
import { weightOf } from "../word-weights";
import { type Criterion, joinFilters, meetsAll } from "./criteria";
import { readCriteria } from "./read-criteria";

export interface FactList {
  /** Strongest evidence first, then by name. */
  found: LibraryPeptide[];
  criteria: Criterion[];
  /** The same list on the database page; null where no filters express it. */
  href: string | null;
}

/**
 * The peptides that meet every criterion of a question for a list. Null where it asks for no list, names
 * nothing that facts record, or asks for more than that.
 */
export function findFactList(library: LibraryIndex, message: string): FactList | null {
  const text = message.toLowerCase();
  if (!ASKS_FOR_LIST.test(text) || ASKS_FOR_REASON.test(text)) return null;
  const { criteria, rest } = readCriteria(message);
  if (criteria.length === 0 || saysMore(library, rest)) return null;
  const found = library.peptides
    .filter(({ record, facts }) => meetsAll(criteria, { record, facts }))
    .sort((a, b) => strengthOf(a) - strengthOf(b));
  const filter = joinFilters(criteria);
  const params = filter && new URLSearchParams(filterParams(filter)).toString();
  return { found, criteria, href: params ? `/database?${params}` : null };
}

const KINDS =
  "peptides?|ones?|drugs?|medicines?|medications?|substances?|compounds?|entries|hormones?|agonists?|antagonists?|inhibitors?|analogu?es?|molecules?|products?|treatments?|agents?|things?|options?|things";
const ASKS_FOR_LIST = new RegExp(
  [
    `\\b(?:which|what|any|all|list|name|show|give|how many|other|every|the) (?:[\\w'’().,/-]+ ){0,7}?(?:${KINDS})\\b`,
    "^\\W*(?:which|list|name|show me|give me|how many)\\b",
    `\\b(?:${KINDS})\\b.{0,60}\\b(?:that|which|with|for|in|on|under|below|over|above)\\b`,
    `^\\W*(?:all |the |only )?(?:\\w+ ){0,4}(?:peptides|medicines|drugs|agonists|antagonists|analogu?es)\\b`,
    "\\bwhat (?:is|are|has|have|was|were|else is)\\b.{0,30}\\b(?:approved|banned|prohibited|tried|tested|studied|licensed|withdrawn|refused)\\b",
  ].join("|"),
);

/** "Why are some peptides banned", "how does …", "what does it mean to be approved" want no list. */
const ASKS_FOR_REASON =
  /\b(?:why|how (?:do|does|did|come|is|are|was|were|can|much|long|often)|mean(?:s|ing)?|explain|difference|compar\w*|versus|vs)\b/;

/** Words that ask for a list or say what it is of. */
const NEUTRAL = new Set(
  contentWords(
    "which what list name show give tell peptides peptide ones drugs medicines medications substances compounds entries hormones agonists antagonists inhibitors analogues analogs molecules products treatments agents things options library site database amide page pages here many number act acts acting work working works target targets targeting bind binds binding hit hits receptor receptors both also still yet nevertheless though despite same time valid current currently today anywhere somewhere all any other every exist exists include includes known listed status standing holding hold single at least one weigh weighing class condition conditions treat treating treatment used use uses using study studied studies studying tried tested trial trials reach reached people humans human for with without against have has having been being get gets got please you your there them they route form given give taken taking full complete rest according record recorded made chain chains long length size small large short mass weight heavy light as well as plus and or not but only just out of from by in on to",
  ),
);

function saysMore(library: LibraryIndex, rest: string): boolean {
  const words = contentWords(rest.replaceAll(/§(?:target|condition)/g, " ")).filter(
    (word) => !NEUTRAL.has(word),
  );
  return words.some((word) => weightOf(library, word) > VAGUE);
}

const VAGUE = 0.25;

function strengthOf({ tier }: LibraryPeptide): number {
  return tier ? EVIDENCE_TIERS.indexOf(tier) : EVIDENCE_TIERS.length;
}
