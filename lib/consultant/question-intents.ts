import type { Section } from "./passage";

export type Intent =
  | "sport"
  | "papers"
  | "identity"
  | "dosage"
  | "sideEffects"
  | "warnings"
  | "mechanism"
  | "status"
  | "benefits"
  | "uses"
  | "evidence"
  | "overview";

/** The sections that answer an intent, the most telling first. */
export const sectionsOf: Record<Intent, Section[]> = {
  sport: ["sport", "warnings"],
  papers: ["papers", "research"],
  identity: ["identity", "overview"],
  dosage: ["dosage"],
  sideEffects: ["sideEffects", "warnings"],
  warnings: ["warnings", "sideEffects"],
  mechanism: ["mechanism"],
  status: ["status", "overview", "warnings"],
  benefits: ["benefits", "evidence"],
  uses: ["uses", "benefits"],
  evidence: ["evidence", "research"],
  overview: ["overview", "evidence"],
};

/** What a question wants to know, in the question's order; general intents only where nothing else is meant. */
export function readIntents(question: string): { intents: Intent[]; rest: string } {
  let rest = question;
  const found: { intent: Intent; at: number }[] = [];
  for (const [intent, cue] of cues) {
    const at = question.search(cue);
    if (at < 0) continue;
    found.push({ intent, at });
    // What stands in the middle of a cue ("how is … given") is no part of it.
    rest = rest.replaceAll(new RegExp(cue, "gu"), (_, ...groups) => ` ${middle(groups)} `);
  }
  const special = found.filter(({ intent }) => !general.includes(intent));
  const chosen = special.length > 0 ? special : found.slice(0, 1);
  return { intents: chosen.sort((a, b) => a.at - b.at).map(({ intent }) => intent), rest };
}

function middle(groups: unknown[]): string {
  return groups
    .slice(0, -2)
    .filter((group) => typeof group === "string")
    .join(" ");
}

const general: Intent[] = ["uses", "evidence", "overview"];

const any = (...words: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "u");

/** Cues in folded text, the special before the general. */
const cues: [Intent, RegExp][] = [
  [
    "sport",
    any(
      "anti-?doping",
      "doping",
      "dope",
      "wada",
      "usada",
      "athlet\\w+",
      "sports?(?! injur)",
      "sporting",
      "(?:banned|prohibited|allowed|permitted|forbidden)(?: substances?| list)?(?: in| by| for)?(?: competition| sports?| the olympics)?",
      "competitions?",
      "olympi\\w+",
      "cyclists?",
      "drug test(?:ing|s|ed)?",
    ),
  ],
  [
    "papers",
    any(
      "papers?",
      "articles?",
      "publications?",
      "published",
      "references?",
      "citations?",
      "pubmed",
      "bibliograph\\w+",
      "literature",
      "further reading",
    ),
  ],
  [
    "identity",
    any(
      "(?:molecular |chemical |empirical )?formula",
      "molecular (?:weight|mass)",
      "molar mass",
      "mol(?:ecular)? ?wt",
      "mass",
      "weigh",
      "daltons?",
      "(?:amino acid |peptide |primary )?sequence",
      "amino ?acids?",
      "residues?",
      "cas(?: number| no| registry(?: number)?)?",
      "pubchem(?: cid)?",
      "(?:chemical )?structure",
      "half.?li(?:fe|ves)",
      "synonyms?",
      "also (?:known|called)",
      "other names?",
      "(?:brand|trade|market|generic) ?names?",
      "brands?",
      "called",
      "sold (?:as|under)",
      "how (?:long|large|big|heavy) (?:is|are)",
      "what (?:kind|type|class|sort) of (?:peptide|molecule|drug|compound|substance|medicine)",
      "composition",
      "stands? for",
      "(?:made|composed|built|consists?)(?: up| out)? (?:of|from)",
      "chemical(?:ly)?",
    ),
  ],
  [
    "dosage",
    any(
      "dos(?:e|es|ed|age|ages|ing|ings)",
      "administ\\w+",
      "routes?",
      "(?:is|are|was|were|been|being) (?:it |they |usually |normally |typically )?(?:given|injected|taken|applied)",
      "how (?:is|are|was|were) (.{0,40}?)(?:given|injected|taken|applied|delivered)",
      "how often",
      "how many times",
      "schedules?",
      "regimens?",
      "titrat\\w+",
      "frequency",
      "injections? or tablets?",
      "oral(?:ly)?(?! contracept)",
      "by mouth",
      "subcutaneous(?:ly)?",
      "intranasal(?:ly)?",
      "injectables?",
    ),
  ],
  [
    "sideEffects",
    any(
      "(?:side|adverse|unwanted|undesired|negative) ?-?(?:effects?|events?|reactions?)",
      "side-effects?",
      "efectos secundarios",
      "nebenwirkungen",
      "effets (?:secondaires|indesirables)",
      "efeitos colaterais",
      "effetti collaterali",
      "побочные (?:эффекты|деиствия)",
      "safe(?:ty|ly)?",
      "harm(?:ful|s|ed)?",
      "(?:health )?risks?",
      "risky",
      "danger(?:s|ous)?",
      "tolerab\\w+",
      "tolerated",
      "toxic\\w*",
      "downsides?",
      "problems?",
      "concerns?",
      "complications?",
      "drawbacks?",
      "bad (?:for|things?)",
      "sides",
    ),
  ],
  [
    "warnings",
    any(
      "warnings?",
      "contra-?indicat\\w+",
      "interact\\w*",
      "(?:boxed|black.?box)(?: warnings?)?",
      "precautions?",
      "cautions?",
      "who (?:should|must|can)(?: not|n't|'t)?(?: \\w+){0,2} (?:avoid|use|take|have|receive)",
      "(?:should|must|can|may)(?:n't|not| not)(?: ever)? (?:be )?(?:used?|take|taken|given)",
      "must (.{0,40}?) not be (?:used|given|taken)",
      "not be (?:used|given|taken)",
      "avoid(?:ed|ing)?",
      "boxed",
    ),
  ],
  [
    "mechanism",
    any(
      "mechanisms?(?: of action)?",
      "como (?:funciona|actua|atua)",
      "wie (?:wirkt|funktioniert)",
      "comment (?:agit|fonctionne)",
      "come (?:funziona|agisce)",
      "как (?:деиствует|работает)",
      "mode of action",
      "moa",
      "how (?:do|does|did|might|could|is|are|exactly|would) (.{0,60}?)(?:work|works|working|act|acts|function|functions|operate)",
      "how it works",
      "how (?:do|does|did|can|could|might|would) § \\w+",
      "how come",
      "works?",
      "receptors?",
      "targets?",
      "pathways?",
      "bind(?:s|ing)?",
      "pharmacolog\\w+",
      "pharmacodynamic\\w*",
      "signal(?:s|l?ing)?",
      "acts?(?: on)?",
      "acting",
      "in the body",
    ),
  ],
  [
    "status",
    any(
      "approv\\w+",
      "aprobad[oa]",
      "zugelassen",
      "approuve\\w*",
      "aprovad[oa]",
      "одобрен\\p{L}*",
      "unapproved",
      "licen[cs]\\w+",
      "authori[sz]\\w+",
      "regulat(?:ory|ed|ion|ions|or|ors)",
      "fda",
      "ema",
      "legal(?:ly)?(?: status)?",
      "on the market",
      "marketed",
      "prescription(?: only)?",
      "prescribed",
      "withdrawn",
      "discontinued",
      "investigational",
      "(?:stage|phase) of development",
      "development (?:stage|phase)",
      "status",
      "registered",
    ),
  ],
  ["benefits", any("benefits?", "beneficial", "advantages?", "positive effects?", "upsides?")],
  [
    "uses",
    any(
      "used? (?:for|to|in)",
      "uses",
      "usage",
      "use of",
      "used",
      "indicat\\w+",
      "good for",
      "treat(?:s|ed|ment|ments|ing)?",
      "purpose",
      "conditions?",
      "diseases?",
      "help(?:s|ed|ful)?(?: with| for)?",
      "studied (?:for|in)",
      "stud(?:y|ied|ies) (?:for|in)",
      "what (?:do|does|can|did) (.{0,40}?)do",
      "what § does",
    ),
  ],
  [
    "evidence",
    any(
      "evidence",
      "stud(?:y|ied|ies)",
      "(?:clinical |human |randomi[sz]ed )?trials?",
      "research(?:ed)?",
      "prov(?:en|ed|e|es)",
      "proof",
      "data",
      "tested",
      "clinical(?:ly)?",
      "effective(?:ness)?",
      "efficacy",
      "scien(?:ce|tific|tifically)",
      "findings?",
      "results?",
    ),
  ],
  [
    "overview",
    any(
      "what(?:'s| is| are| was)",
      "whats",
      "tell me (?:more )?about",
      "overview",
      "que es",
      "was ist",
      "quest ce que(?: c est)?",
      "o que e",
      "che cos ?e",
      "cos e",
      "что такое",
      "explain",
      "describe",
      "summar\\w+",
      "introduc\\w+",
      "(?:short |brief |quick )?(?:introduction|description|summary)",
      "info(?:rmation)?",
      "about",
      "define",
      "definition",
      "meaning",
      "who (?:discovered|developed|made|invented)",
    ),
  ],
];
