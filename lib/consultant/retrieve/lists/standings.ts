import type { LibraryPeptide } from "../../corpus/library-index";
import type { Section } from "../../corpus/passage";

/** Words that only name a standing, by their stems. */
export const STANDING_WORDS =
  /^(?:russia|japan|china|phase|market|list|prohibit|ban|wada|fda|approv|cosmetic|supplement|diet|anim|cell|onl|trial|stud|clinic|investig|unapprov|dop|sport|athlet|usa|america|europ|west|ema|neither|registe)/;

/** What a question may ask of the standing of many, and where a page tells it. */
interface Standing {
  cue: RegExp;
  section: Section;
  holds: (peptide: LibraryPeptide) => boolean;
}

/** The standing that a folded question names: one of a year before any other. */
export function findStanding(text: string): Standing | undefined {
  return findDated(text) ?? findClass(text) ?? standings.find(({ cue }) => cue.test(text));
}

/** "Doping class S2.3". */
function findClass(text: string): Standing | undefined {
  const code = /\bs\d(?:\.\d)?(?![\d.]*\d)/.exec(text)?.[0];
  if (!code) return undefined;
  const named = new RegExp(`\\b${code.replace(".", "\\.")}(?!\\d)`, "i");
  return {
    cue: /^\d$/,
    section: "sport",
    holds: ({ isProhibited, passages }) =>
      isProhibited && named.test(passages.get("sport")?.paragraphs.flat().join(" ") ?? ""),
  };
}

/** "Approved after 2022", "got its first licence in 2019". */
function findDated(text: string): Standing | undefined {
  const [, when = "in", year] = DATED.exec(text) ?? [];
  if (!year || !/\b(?:approv|licen[cs]|authori[sz])/.test(text)) return undefined;
  const holdsOf = (approved: number) => {
    if (/after|later/.test(when)) return approved > Number(year);
    if (/before|until|earlier/.test(when)) return approved < Number(year);
    return when === "since" ? approved >= Number(year) : approved === Number(year);
  };
  return {
    cue: /^(?:19|20)\d\d$/,
    section: "status",
    holds: ({ status }) => {
      const approved = /\bapproved(?: in [\p{L} ]+)? \((\d{4})/u.exec(status)?.[1];
      return approved !== undefined && holdsOf(Number(approved));
    },
  };
}

const DATED =
  /\b(after|since|before|until|in|later than|earlier than)(?: the)?(?: year)? ((?:19|20)\d\d)\b/;

const standings: Standing[] = [
  {
    cue: /\b(?:wada|doping|banned|prohibited|forbidden|athletes?|sports?)\b/,
    section: "sport",
    holds: ({ isProhibited }) => isProhibited,
  },
  {
    cue: /\brussia/,
    section: "status",
    holds: ({ status }) => /russia/i.test(status),
  },
  { cue: /\bjapan/, section: "status", holds: ({ status }) => /japan/i.test(status) },
  { cue: /\bchina|chinese\b/, section: "status", holds: ({ status }) => /china/i.test(status) },
  {
    cue: /\bcosmetic/,
    section: "status",
    holds: ({ status }) => /cosmetic/i.test(status),
  },
  {
    cue: /\b(?:dietary )?supplements?\b/,
    section: "status",
    holds: ({ status }) => /supplement/i.test(status),
  },
  {
    cue: /\b(?:not approved|unapproved|research only|research-only|never approved)\b/,
    section: "status",
    holds: ({ status }) => /research only/i.test(status),
  },
  {
    cue: /\b(?:withdrawn|discontinued|off the market)\b/,
    section: "status",
    holds: ({ status }) => /withdrawn|discontinued/i.test(status),
  },
  {
    cue: /\b(?:investigational|phase 3|phase three|late.stage|in development)\b/,
    section: "status",
    holds: ({ status }) => /phase 3\b/i.test(status),
  },
  {
    cue: /\b(?:fda|approved|licensed|authori[sz]ed)\b/,
    section: "status",
    holds: ({ status }) => /^FDA approved(?! *,? *withdrawn)/i.test(status),
  },
  {
    cue: /\b(?:only|just) .{0,20}(?:animals?|rats?|mice)\b|\banimal (?:studies|evidence|data)\b/,
    section: "evidence",
    holds: ({ tier }) => tier === "animal",
  },
  {
    cue: /\b(?:only|just) .{0,20}cells?\b|\bcell (?:studies|culture)\b/,
    section: "evidence",
    holds: ({ tier }) => tier === "cell",
  },
];
