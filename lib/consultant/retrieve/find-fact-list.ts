import { EVIDENCE_TIERS } from "@/lib/content/peptides/evidence";
import { filterParams } from "@/lib/facts/filter/fact-filter";
import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { contentWords } from "../text/content-words";
import { type Criterion, joinFilters, meetsAll } from "../understand/criteria/criteria";
import { readCriteria } from "../understand/criteria/read-criteria";
import { weightOf } from "./pages/word-weights";

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
  const { criteria: read, rest } = readCriteria(message);
  if (read.length === 0) return null;
  const more = moreWords(library, rest);
  const criteria = more.length > 0 ? [...read, ofType(more)] : read;
  // What no type says is another matter.
  if (more.length > 0 && !library.peptides.some((peptide) => isOfType(peptide, more))) return null;
  const found = library.peptides
    .filter((peptide) => meetsAll(criteria, peptide))
    .sort((a, b) => strengthOf(a) - strengthOf(b));
  const filter = joinFilters(criteria);
  const params = filter && new URLSearchParams(filterParams(filter)).toString();
  return { found, criteria, href: params ? `/database?${params}` : null };
}

const KINDS =
  "peptides?|ones?|drugs?|medicines?|medications?|substances?|compounds?|entries|hormones?|agonists?|antagonists?|inhibitors?|analogu?es?|molecules?|products?|treatments?|agents?|things?|options?|approvals?|authori[sz]ations?";
const ASKS_FOR_LIST = new RegExp(
  [
    `\\b(?:which|what|any|all|list|name|show|give|how many|other|every|the) (?:[\\w'’().,/-]+ ){0,7}?(?:${KINDS})\\b`,
    "^\\W*(?:which|list|name|show me|give me|how many)\\b",
    `\\b(?:${KINDS})\\b.{0,60}\\b(?:that|which|with|for|in|on|under|below|over|above)\\b`,
    `^\\W*(?:all |the |only )?(?:\\w+ ){0,4}(?:peptides|medicines|drugs|agonists|antagonists|analogu?es)\\b`,
    "^\\W*(?:\\w+ )?(?:named|listed|banned|prohibited|approved|withdrawn|refused|discontinued|licensed) (?:in|by|under|for|on)\\b",
    "^\\W*(?:fda|ema|mhra|s0|s2|wada|nasal|oral|cyclic|linear|russian|japanese|chinese)\\b",
    "\\bwhose\\b",
    "\\bwhat(?:'s| is) (?:banned|prohibited|approved)\\b",
    "\\b(?:di|tri|tetra|penta|hexa|hepta|octa|nona|deca)peptides\\b",
    "\\bwhat (?:is|are|has|have|was|were|else is)\\b.{0,30}\\b(?:approved|banned|prohibited|tried|tested|studied|licensed|withdrawn|refused)\\b",
  ].join("|"),
);

/** "Why are some peptides banned", "how does …", "what does it mean to be approved" want no list. */
const ASKS_FOR_REASON =
  /\b(?:why|how (?:do|does|did|come|is|are|was|were|can|much|long|often)|mean(?:s|ing)?|explain|difference|compar\w*|versus|vs)\b/;

/** Words that ask for a list or say what it is of. */
const NEUTRAL = new Set(
  contentWords(
    "come comes coming which what list name show give tell peptides peptide ones drugs medicines medications substances compounds entries hormones agonists antagonists inhibitors analogues analogs molecules products treatments agents things options library site database amide page pages here many number act acts acting work working works target targets targeting bind binds binding hit hits receptor receptors both also still yet nevertheless though despite same time valid current currently today anywhere somewhere all any other every exist exists include includes known listed status standing holding hold single at least one weigh weighing class condition conditions treat treating treatment used use uses using study studied studies studying tried tested trial trials reach reached people humans human for with without against have has having been being get gets got please you your there them they route form given give taken taking full complete rest according record recorded made chain chains named carry carries right now indication patient patients covid enter entered sure any anybody men man recorded recording rule rules law section anti doping agency agencies authority authorities authorise authorised regulator regulators point merely nothing still force according wada list prohibit allow use may athlete athletes sport sports ring form label labels labelled taken swallow swallowed mouth dose patients men women adults indication indications date dated year new something somebody someone went go goes into trial disulfide lactam thioether bridge chain six residue residues else clear cleared market medicine status evidence far further culture cultures cell cells animal animals no not never but than about other under own yours whether ever once again really please single molecule long length size small large short mass weight heavy light as well as plus and or not but only just out of from by in on to",
  ),
);

/** What the criteria do not cover of a question. */
function moreWords(library: LibraryIndex, rest: string): string[] {
  return contentWords(rest.replaceAll(/§(?:target|condition)/g, " ")).filter(
    (word) => !NEUTRAL.has(word) && weightOf(library, word) > VAGUE,
  );
}

/** "Bioregulator", "dietary supplement": words of the type and the status that a page records. */
function ofType(words: string[]): Criterion {
  return {
    words: `described as “${words.join(" ")}”`,
    holds: ({ typeStems }) => words.every((word) => typeStems.has(word)),
  };
}

function isOfType({ typeStems }: LibraryPeptide, words: string[]): boolean {
  return words.every((word) => typeStems.has(word));
}

const VAGUE = 0.25;

function strengthOf({ tier }: LibraryPeptide): number {
  return tier ? EVIDENCE_TIERS.indexOf(tier) : EVIDENCE_TIERS.length;
}
