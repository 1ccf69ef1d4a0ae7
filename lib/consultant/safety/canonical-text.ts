import { findNear } from "@/lib/search/edit-distance";
import { fold } from "@/lib/search/fold";

/**
 * A message as the screens read it: folded, without apostrophes, "l33t", drawn-out and misspelt
 * forms of the words that matter put right, letters set apart joined. Sentences end in " . ".
 */
export function canonicalText(message: string): string {
  const text = fold(message.slice(0, MAX_READ).replace(OD, "overdosed").replace(TOO, "too $1"))
    .replace(/[*_~`]+(?=\p{L})|(?<=\p{L})[*_~`]+/gu, "")
    .replace(/(?<=\p{L})['’´](?=\p{L})/gu, "")
    .replace(SPACED, (run) => ` ${run.replace(/[^\p{L}\p{N}]/gu, "")} `);
  const words = text.match(/[\p{L}\p{N}@$!%&/+.-]*[\p{L}\p{N}]|[.!?;\n]+|,/gu) ?? [];
  return ` ${words
    .map(canonicalWord)
    .join(" ")
    .replace(/ [.!?;\n]+/g, " .")} `;
}

const MAX_READ = 4000;
/** "OD'd", which without its apostrophe is odd. */
const OD = /\bOD\b|\b[oO][dD]['’]?[eE]?[dD]['’]?\b(?<=OD|['’][a-zA-Z]{1,2}|oded|ODed|ODED|Oded)/g;
const TOO = /\b(?:2|to) (much|many)\b/gi;
/** Letters each set apart: "c a n t  b r e a t h e", "o.v.e.r.d.o.s.e". */
const SPACED = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ .*_-]){4,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;

function canonicalWord(word: string): string {
  if (!/\p{L}/u.test(word)) return word;
  const known = meant.get(word);
  if (known !== undefined) return known;
  const found = findWord(word);
  if (meant.size > MOST_KEPT) meant.clear();
  meant.set(word, found);
  return found;
}

/** What words were found to mean: most words of most messages are the same few. */
const meant = new Map<string, string>();
const MOST_KEPT = 20_000;

function findWord(word: string): string {
  if (vocabulary.has(word) || COMMON.has(word)) return word;
  const plain = /\d|[@$!]/.test(word) ? unleet(word) : word;
  if (plain !== word && vocabulary.has(plain)) return plain;
  for (const shorter of [plain.replace(/(.)\1{2,}/gu, "$1$1"), plain.replace(/(.)\1+/gu, "$1")]) {
    if (shorter !== word && (vocabulary.has(shorter) || short.has(shorter)))
      return short.get(shorter) ?? shorter;
  }
  const long = short.get(word);
  if (long !== undefined) return long;
  if (/\d/.test(word) && plain === word) return word;
  return nearest(plain) ?? word;
}

function unleet(word: string): string {
  if (/^\d+(?:\.\d+)?[a-z]{0,5}$/.test(word)) return word; // "10mg", "2x"
  return word.replace(/[013457@$!]/g, (sign) => leet[sign] ?? sign);
}

const leet: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

function nearest(word: string): string | null {
  const length = word.length;
  if (length < 5 || !/^[a-z]+$/.test(word)) return null;
  const most = length < 7 ? 1 : 2;
  let best: { edits: number; word: string } | null = null;
  findNear(sorted, word, most, (at, { toWhole }) => {
    const known = sorted[at] ?? "";
    const isClose = toWhole <= (known.length < 8 ? 1 : 2) && known[0] === word[0];
    if (isClose && (best === null || toWhole < best.edits)) best = { edits: toWhole, word: known };
  });
  return (best as { word: string } | null)?.word ?? null;
}

/** Words that matter to a screen, in the forms in which people misspell them. */
const vocabulary = new Set(
  `ambulance accident accidentally anaphylactic anaphylaxis allergic reaction breath breathe breathing bleeding blood
  chest choking closing collapse collapsed collapsing coma convulsing convulsions conscious consciousness dizzy dead die dying
  dosage double dose doses drank emergency entire faint fainted fainting foaming gasping glucose headache heart hospital hurts
  hallucinating inject injected injecting injection instead instructions ignore kill killing lethal life limp mistake myself
  numb overdose overdosed overdosing paralyzed poison poisoned poisoning pregnant pregnancy breastfeeding prompt pain painful
  palpitations pressure purple racing reconstitute responding responsive seizure seizures seizing severe shaking slurred slurring
  speech stroke suffocating suicide suicidal swallow swallowed swallowing swelling swollen syringe system throat throwing tongue
  tightness toddler triple unconscious unresponsive vomit vomiting wheezing whole worthless bottle vial tablets pills purchase
  supplier vendor prescription children daughter husband girlfriend boyfriend friend himself herself rules previous disregard
  should recommended protocol bacteriostatic cannot barely struggling trouble difficulty suddenly passed`.split(
    /\s+/,
  ),
);
const sorted = [...vocabulary].sort();

const short = new Map(
  Object.entries({
    u: "you",
    ur: "your",
    r: "are",
    pls: "please",
    plz: "please",
    cant: "cant",
    wanna: "want to",
    gonna: "going to",
    gotta: "got to",
    hv: "have",
    kant: "cant",
    breth: "breathe",
    breeth: "breathe",
    breathin: "breathing",
    brething: "breathing",
    od: "overdose",
    "od'd": "overdosed",
    oded: "overdosed",
    oding: "overdosing",
    suicid: "suicide",
    sucide: "suicide",
    siezure: "seizure",
    sezure: "seizure",
    unconcious: "unconscious",
    concious: "conscious",
    amublance: "ambulance",
    anaphalaxis: "anaphylaxis",
    swolen: "swollen",
    tung: "tongue",
    troat: "throat",
    thoat: "throat",
    chst: "chest",
    hlep: "help",
    halp: "help",
    hep: "help",
    dieing: "dying",
    dyin: "dying",
    hart: "heart",
    tok: "took",
    tooke: "took",
    injectd: "injected",
    shud: "should",
    shld: "should",
    wut: "what",
    wat: "what",
    hw: "how",
    sum1: "someone",
    som1: "someone",
    tht: "that",
    thru: "through",
    cnat: "cant",
    cannt: "cant",
    cantt: "cant",
    dont: "dont",
    chld: "child",
    chlid: "child",
    dotter: "daughter",
    doughter: "daughter",
    wief: "wife",
    babby: "baby",
    bby: "baby",
    yr: "year",
    yrs: "years",
    bf: "boyfriend",
    gf: "girlfriend",
    rn: "right now",
    bleedin: "bleeding",
    vomitting: "vomiting",
    vommiting: "vomiting",
    stomache: "stomach",
    emergancy: "emergency",
    emergeny: "emergency",
    awnser: "answer",
    poisned: "poisoned",
    sucidal: "suicidal",
    swolllen: "swollen",
    faintd: "fainted",
  }),
);

/** Ordinary words that are a letter or two away from one that matters. */
const COMMON = new Set(
  `dosis dosi dosen dosering doseren dosify diner pint painter breadth breather breathes breast breasts chess chests charge choosing clothing classing coral dies diet diets dyes drying
  does done dosed dosing double doubles doubled entirely entry event friends friendly glucagon heat heard hears hearth hurt injections
  injects instep instinct like live lives lift line limb limbo link lime mistaken myself number numbs pail paid plain paint pains
  passes press pressures prevention prompts promptly prom previously reactions reaction reactor read receptor recommend recommends
  ruled ruler rulers severely several sever shaping sharing shading shoulder smelling spelling dwelling stroked strike stoke
  storage swallows system systems systemic throats tight tights tissue tables table tablet pill vials vital viral vomits weight
  whose while which worthy wholly vendors purchased supply supplies suppliers surplus prescriptions prescribed prescribing
  prediction child husbands difficult difficulties double-blind lethality suddenly sudden cancel canner dead deal dear deaf
  death deaths lead read head killed kills skill skills kin kids pass past passage passing paused possible cell cells cellular
  insect inspection infection infections infected objection rejection ejection projection collagen collapse coat coma comma
  comes comb combat combine comparison contusion confusion pains palpable poisons posture person persons personal seize size
  sizes sizing season seasons raising raised placing pacing tracing rating facing lacing causing closed closer close clothes
  losing posing thought through though taught thread threat throw through thrown growing shown bloods blooded bleed brood
  bottles battle bottom butter settle accidents accidental glucose gluten lactose gland harmful hearty hospital hospitals
  hospice hostile shared shaken stable label labels gasp grasping paralysed suicides conscience conference numbness numb
  thumb dumb digest digested inject ingested ingest instance instructed instruction construction constructions restriction
  ignored ignores ignorance ignorant ignoring doubt doubts double couple rouble trouble troubled barely rarely dearly nearly
  early yearly struggle cannon should shoulder would could preview previews emergent emergence emerge tongues swollen
  unconsciously responses response respond responded responder responsible expressive responsibly fainter paint saint taint
  dizziness dozen drink drunk drain drawn frank thank crank rank prank breath breathed entire tire
  protocols protein proteins`.split(/\s+/),
);
