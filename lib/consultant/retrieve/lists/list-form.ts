/** Nouns of what is listed. */
export const KINDS = [
  "peptides?",
  "ones?",
  "drugs?",
  "medicines?",
  "medications?",
  "substances?",
  "compounds?",
  "entries",
  "hormones?",
  "agonists?",
  "antagonists?",
  "inhibitors?",
  "analogu?es?",
  "molecules?",
  "products?",
  "treatments?",
  "agents?",
  "things?",
  "options?",
  "approvals?",
  "authori[sz]ations?",
  "factors",
  "fragments?",
  "secretagogues?",
  "mimetics?",
  "extracts?",
  "mixtures?",
  "jabs?",
  "shots?",
  "injections?",
  "sprays?",
  "pills?",
  "tablets?",
  "creams?",
  "drops",
  "proteins?",
  "candidates?",
  "names",
  "ligands?",
  "programmes?",
  "peptide hormones",
].join("|");
export const ASKS_FOR_LIST = new RegExp(
  [
    `\\b(?:which|what|any|all|list|name|show|give|how many|other|every|the) (?:[\\w'’().,/-]+ ){0,7}?(?:${KINDS})\\b`,
    "^\\W*(?:which|list|name|show me|give me|how many)\\b",
    `\\b(?:${KINDS})\\b.{0,60}\\b(?:that|which|with|for|in|on|under|below|over|above)\\b`,
    `^\\W*(?:all |the |only )?(?:\\w+ ){0,4}(?:peptides|medicines|drugs|agonists|antagonists|analogu?es)\\b`,
    "^\\W*(?:\\w+ )?(?:named|listed|banned|prohibited|approved|withdrawn|refused|discontinued|licensed|applied|given|tested|tried) (?:in|by|under|for|on|to)\\b",
    "^\\W*(?:fda|ema|mhra|s0|s2|wada|nasal|oral|cyclic|linear|russian|japanese|chinese)\\b",
    "^\\W*(?:currently|still|now|had|has|have|never|not) (?:[\\w-]+ ){1,5}",
    "\\bwhose\\b",
    "^\\W*(?:(?:where|for (?:what|whom)) (?:is|are)|is|are) (?:an?|any)? ?phase\\b",
    "\\bany of (?:these|them|those|yours)\\b",
    "\\bwhat(?:'s| is| are)? (?:out )?there\\b",
    "\\bwhat (?:do|have) (?:you|they|we) (?:have|hold|got|list|know)\\b",
    "\\bwhat (?:did|does|has|have|do) .{0,30}\\b(?:approve|license|refuse|reject|turn|register|clear|pass)\\w*\\b",
    "\\b(?:any|every)thing\\b",
    "\\bwhich of (?:yours|them|these|those|the)\\b",
    "\\bwhich ones?\\b",
    "\\bwhich (?:are|is|have|has|were) (?:both|all|also)\\b",
    "\\b(?:any|some)thing\\b.{0,40}\\b(?:for|against|in|with)\\b",
    `\\bis there (?:an?|any|some)(?:thing)? (?:[\\w-]+ ){0,3}?(?:${KINDS})\\b`,
    "\\bwhat(?:'s| is) (?:banned|prohibited|approved)\\b",
    "\\b(?:di|tri|tetra|penta|hexa|hepta|octa|nona|deca)peptides\\b",
    "\\bwhat(?:'s| is| are| has| have| was| were| else is)\\b.{0,30}\\b(?:approved|banned|prohibited|tried|tested|studied|licensed|withdrawn|refused)\\b",
  ].join("|"),
);

/** Several are asked for, in so many words. */
export const ASKS_FOR_MANY = new RegExp(
  [
    String.raw`\bthe (?:full|whole|complete|entire) (?:\w+ ){1,3}(?:peptides|drugs|medicines)\b`,
    String.raw`\b(?:which|what) (?:ones|of|are|both|all)\b`,
    String.raw`\b(?:all|list|every(?:thing)?|any(?:thing)?|which)\b.{0,40}\b(?:peptides|drugs|medicines|entries|ones|names|molecules|substances|compounds|hormones)\b`,
    String.raw`\b(?:any|every)thing\b`,
    String.raw`\ball names\b`,
    String.raw`^\W*(?:\w[\w-]* ){0,3}(?:drugs|medicines|peptides|ones|hormones)\b`,
    String.raw`\bwhich ones\b`,
  ].join("|"),
);

/** "Is it approved", "does it", "what is obesity", "tell me about". */
const ASKS_OF_ONE =
  /^\W*(?:is|are|was|were|do|does|did|can|could|may|should|has|have|will|would|tell|i|my|who|when|where)\b(?! there)|\b(?:what(?:'s| is| are) (?:an? |the )?(?:·|\w+\W*$))|\b(?:it|its|i|my|me|he|she)\b(?<!\b(?:show|give|tell) me)/;

/** "Why are some peptides banned", "how does …", "what does it mean to be approved" want no list. */
export const ASKS_FOR_REASON = new RegExp(
  `\\b(?:${[
    "why",
    "how (?:do|does|did|come|is|are|was|were|can|much|long|often|small|big|large|good|well|strong)",
    "mean(?:s|ing)?",
    "explain",
    "difference",
    String.raw`compar\w*`,
    "versus",
    "vs",
    "since when",
    "share",
    "percentage",
    "proportion",
    String.raw`which (?:one )?\w{1,12} (?:longer|shorter|heavier|lighter|more|less|better|earlier|later)`,
  ].join("|")})\\b`,
);

/** Of several approvals only the first counts here, which no filter asks for. */
export const ASKS_OF_FIRST =
  /\bfirst (?:\w+ )?(?:approv|licen[cs]|authori[sz])\w*.*\b(?:after|since|before|in) (?:19|20)\d\d\b/;

/** "Stuck at phase 2, never approved": criteria of a list without a question around them. */
export function isStatement(text: string): boolean {
  return !text.includes("?") && !ASKS.test(text);
}

const ASKS = new RegExp(
  [
    "^\\W*(?:(?:and|but|so|ok|please|hi|hello)\\b\\W*)?(?:is|are|was|were|do|does|did|can|could|may|should|will|would|tell|explain|describe|who|when|where|what|how|why|define)\\b",
    "\\b(?:was|is|does|did|has|are|do|can) (?:it|that|this|there)\\b",
    "\\b(?:i|i'm|my|me|he|she|his|her|we|our|you)\\b",
    "\\b(?:papers?|articles?|publications?)\\b",
  ].join("|"),
);

export function asksOfOne(text: string): boolean {
  return !isStatement(text) && ASKS_OF_ONE.test(text);
}

/** The site's own name, and a neurotransmitter that is called a substance. */
export const NO_CRITERION = new RegExp(
  [
    String.raw`^\W*for (?:my|our|his|her|their|an?|the) [^:;?]{1,50}: `,
    String.raw`\bnames? (?:please|only)\b`,
    String.raw`\(incl[^)]{1,60}\)`,
    String.raw`\bAmide\b`,
    String.raw`\b[Ss]ubstance P\b`,
    String.raw`\b(?:for )?(?:my |our )?needle[- ](?:phobic|free|shy|averse)(?: (?:patients|people))?\b`,
    String.raw`^\W*no needles?\W*:`,
    String.raw`\bi (?:cannot|can't|hate|fear|do not like|don't like) (?:face |stand |bear )?(?:injections|needles|jabs)\b[.,;:]?`,
  ].join("|"),
  "gi",
);
