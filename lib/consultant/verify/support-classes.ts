export interface Classes {
  /** Something is denied or missing. */
  negation: boolean;
  /** Something is only possible, proposed or unsettled. */
  doubt: boolean;
  /** It was seen in animals, cells or a dish. */
  model: boolean;
  /** More, less, better, worse … as names of classes. */
  directions: Set<string>;
}

/** What in a text must not be lost or turned round when it is told in other words. */
export function classesOf(text: string): Classes {
  const plain = text.toLowerCase().replaceAll("’", "'");
  return {
    negation: NEGATION.test(plain),
    doubt: DOUBT.test(plain),
    model: MODEL.test(plain),
    directions: new Set(
      directions.filter(({ words }) => words.test(plain)).map(({ name }) => name),
    ),
  };
}

const NEGATION =
  /\b(?:not|no|never|none|nor|neither|without|cannot|nothing|nobody|lack(?:s|ed|ing)?|missing|absent|unknown|unproven|unapproved|untested|unlikely|failed|fails|rarely|hardly|barely|scarcely|\w+n't|isn|aren|wasn|doesn|don|didn)\b/;
const DOUBT =
  /\b(?:may|might|could|possibl[ey]|potential(?:ly)?|propos\w+|thought|suggest\w*|appears?|seems?|theoretical(?:ly)?|hypothes\w+|suspected|uncertain|unclear|unsettled|unknown|undetermined|claim(?:s|ed)?|likely|presum\w+|believed|inference|inferred|speculat\w+|expected|in principle|reported(?:ly)?|candidates?)\b/;
const MODEL =
  /\b(?:rats?|mice|mouse|rodents?|animals?|rabbits?|dogs?|pigs?|minipigs?|monkeys?|primates?|hamsters?|sheep|zebrafish|(?<!-)cells?|cultur\w+|fibroblasts?|in vitro|dish|explants?|laborator\w+|preclinical|assays?|tissue)\b/;

const directions = [
  {
    name: "more",
    words:
      /\b(?:more|higher|increas\w+|rais\w+|rise[sn]?|rose|greater|grow\w*|grew|up|larger|longer|gain\w*|enhanc\w+|boost\w*|elevat\w+|stronger)\b/,
  },
  {
    name: "less",
    words:
      /\b(?:less|fewer|lower\w*|decreas\w+|reduc\w+|fall\w*|fell|smaller|shorter|down|loss|lose[sn]?|lost|declin\w+|slow\w*|suppress\w*|weaker|diminish\w*|drop\w*)\b/,
  },
  {
    name: "better",
    words:
      /\b(?:better|improv\w+|benefit\w*|favou?r\w*|heal(?:s|ed|ing)?|relie\w+|cure[sd]?|effective\w*|recover\w*)\b/,
  },
  {
    name: "worse",
    words: /\b(?:worse\w*|harm\w*|damag\w+|aggravat\w+|deteriorat\w+|ineffective)\b/,
  },
  {
    name: "people",
    words:
      /\b(?:people|persons?|patients?|humans?|women|woman|men|man|children|child|adults?|volunteers?|infants?|adolescents?|athletes?)\b/,
  },
  { name: "safe", words: /\b(?:safe|safely|harmless|well tolerated)\b/ },
  {
    name: "all",
    words:
      /\b(?:all|always|every|everyone|guarantee\w*|proven|proves?|certain(?:ly)?|definite\w*)\b/,
  },
  { name: "approved", words: /\b(?:approv\w+|licen[cs]ed|authori[sz]ed|registered)\b/ },
  { name: "withdrawn", words: /\b(?:withdrawn|discontinued|suspended|revoked)\b/ },
  { name: "start", words: /\b(?:start\w*|begin\w*|began|initiat\w+)\b/ },
  { name: "stop", words: /\b(?:stop\w*|cease\w*|discontinu\w+|end(?:s|ed|ing)?)\b/ },
  { name: "prohibited", words: /\b(?:prohibit\w*|banned|forbidden)\b/ },
  { name: "allowed", words: /\b(?:allowed|permitted)\b/ },
];

/** Directions in which a finding can be turned round. */
export const EVALUATIVE = ["more", "less", "better", "worse"] as const;

/** Every word for more, less, better or worse. */
export const EVALUATIONS = new RegExp(
  directions
    .filter(({ name }) => EVALUATIVE.some((one) => one === name))
    .map(({ words }) => words.source)
    .join("|"),
  "g",
);

/** What cannot hold of the same thing at once. */
export const OPPOSITES: readonly (readonly [string, string])[] = [
  ["more", "less"],
  ["better", "worse"],
  ["prohibited", "allowed"],
];
