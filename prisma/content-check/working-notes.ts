import type { Check } from "./content";
import { checkPhrases, findPhrases, type Rule } from "./phrases";
import { listStrings } from "./texts";

const RECORD = "(?:sequence|formula|mass|cas|cid|status|year)";

// How a record was compiled, which concerns only maintainers.
const ABOUT_FILES = [
  new RegExp(`\\b${RECORD}s? (?:(?:is|was|were|are|partly) )?recalled\\b`, "gi"),
  new RegExp(`\\brecalled (?:${RECORD}s?\\b|from the published list)`, "gi"),
  /\bstored (?:[\w-]+ ){0,3}(?:files?|catalogues?|lists?|pages?|copies|copy)\b/gi,
  /\b(?:used|found|returned) (?:in|by) (?:the|a) query\b/gi,
  /\b(?:seed|yaml|json) files?\b/gi,
  /\(id \d+\)/gi,
  /\b(?:TODO|FIXME)\b/g,
];

// A source of a fact may lie there.
const CODE_HOST = /\bgithub\b/gi;

// Texts on peptides describe research, where "library" may mean a screened peptide library.
const ABOUT_SITE = [
  /\b(?:the|this|our) portal (?:should|must|could|says|shows)\b/gi,
  /\b(?:the|this|our) library(?:['’]s)? (?:[\w-]+ ){0,3}(?:papers?|reviews?|articles?|references?|stud(?:y|ies)|trials?)\b/gi,
  /\b(?:papers?|reviews?|references?|stud(?:y|ies)|trials?) (?:[\w-]+ ){0,3}(?:in|of) (?:the|this|our) library\b/gi,
  /\bthis library (?:can|has|describes|holds|knows|lists)\b|\b(?:known to|part of|located for) this library\b/gi,
  /\bconfirmed (?:papers?|references?)\b/gi,
  /\breading list\b/gi,
];

// How the sources of a fact were looked up.
const ABOUT_SOURCES = [
  /\bas republished\b/gi,
  /\bcould not be (?:opened|read)\b/gi,
  /\b(?:records?|pages?|labels?|sources?|results?|years?|days?)\b[^.;]{0,40}\b(?:was|were) not (?:found|read|confirmed)\b/gi,
];

/** Reports maintainers' working notes in texts that readers see. */
export const checkWorkingNotes = checkPhrases({
  library: toRules([...ABOUT_FILES, CODE_HOST, ...ABOUT_SITE]),
  site: toRules([...ABOUT_FILES, CODE_HOST]),
  facts: ["peptideType", "regulatoryStatus", "wadaNote", "notes", "massNote"],
});

/** Reports the same in the facts, addresses apart. */
export const checkFactNotes: Check = ({ facts }) =>
  facts.flatMap(({ file, ...own }) =>
    listStrings(own)
      .filter(({ field }) => !field.endsWith(".url"))
      .flatMap((text) => findPhrases(file, text, toRules([...ABOUT_FILES, ...ABOUT_SOURCES]))),
  );

function toRules(patterns: RegExp[]): Rule[] {
  return patterns.map((pattern) => ["a working note", pattern]);
}
