import { fold } from "./fold";

/**
 * The words of a text as the n-gram model reads them, without apostrophes, and each other sign by
 * itself. Numbers stand for their length ("<2 digits>"), or for a blood sugar that is too low or too
 * high where one is spoken of. Scripts that do not part words give one token a character.
 */
export function tokenize(text: string): string[] {
  const tokens = clean(text).replace(APOSTROPHE, "").match(TOKEN) ?? [];
  const isOfSugar = tokens.some((token) => SUGAR.has(token));
  return tokens.map((token) => (/^\d/.test(token) ? readNumber(token, isOfSugar) : token));
}

/**
 * A message as the classifier reads it: folded; numbers joined to the names they belong to, letters
 * set apart joined, drawn-out ones shortened, digits within words read as the letters they stand for.
 */
export function clean(message: string): string {
  return fold(message.slice(0, MAX_READ))
    .slice(0, MAX_READ)
    .replace(OVERDOSED, "overdosed")
    .replace(NUMBERED_NAME, "$1-$2")
    .replace(SET_APART, (run) => run.replace(/[^\p{L}\p{N}]/gu, ""))
    .replace(/(\p{L})\1{2,}/gu, "$1$1")
    .replace(DISGUISED, unmask);
}

function readNumber(number: string, isOfSugar: boolean): string {
  if (isOfSugar && isDangerousSugar(Number(number.replace(",", ".")))) return "<dangerous sugar>";
  return `<${Math.min(number.length, 5)} digits>`;
}

const SUGAR = new Set(
  "sugar sugars glucose bg bgl bm bms cgm dexcom libre glucometer meter mmol azucar glucosa zucker glykemie glycemie sucre glicemia acucar сахар".split(
    " ",
  ),
);

/** Below 3.9 or above 16.6 mmol/l, below 70 or above 299 mg/dl: a number under 34 is mmol/l. */
function isDangerousSugar(value: number): boolean {
  return value < 34 ? value < 3.9 || value > 16.6 : value < 70 || value > 299;
}

export function isWord(token: string): boolean {
  return /^\p{L}/u.test(token);
}

const MAX_READ = 4000;
/** "OD'd", which without its apostrophe is odd. */
const OVERDOSED = /\bod['´`]e?d\b/g;
const APOSTROPHE = /(?<=\p{L})['´`](?=\p{L})/gu;
/** "TB 500" is a name, however it is written, and no amount. */
const NUMBERED_NAME =
  /\b(alpha|angiotensin|aod|ara|beta|bnp|bpc|cjc|exendin|foxo|ghrp|glp|igf|kisspeptin|kp|ll|melanotan|mt|pt|rgn|snap|ss|tb|tp) ?(\d{1,4})\b/g;
/** "c a n t  b r e a t h e", "o.v.e.r.d.o.s.e". */
const SET_APART = /(?<![\p{L}\p{N}])(?:\p{L}[ .*_-]+){4,}\p{L}(?![\p{L}\p{N}])/gu;
/** Letters with digits or signs among them, but no name such as "bpc157" and no amount such as "10mg". */
const DISGUISED =
  /(?<![\p{L}\d@$!])\p{L}*[013457@$!]+\p{L}[\p{L}013457@$!]*\p{L}|(?<![\p{L}\d@$!])\p{L}+[013457@$!]+\p{L}+/gu;
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\p{L}+|\d+(?:[.,]\d+)?|[^\s\p{L}\d]/gu;

function unmask(word: string): string {
  if (/^\d+\p{L}{1,5}$/u.test(word)) return word;
  return word.replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign);
}

const letters: Record<string, string> = {
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
