import type { ROUTES } from "@/lib/facts/vocabularies";

export type Route = (typeof ROUTES)[number];

const INJECTED: Route[] = [
  "subcutaneous",
  "intramuscular",
  "intravenous",
  "intracavernosal",
  "intradermal",
  "intrathecal",
];

/** "As a tablet", "by mouth". */
const BY_MOUTH = [
  "something (?:you|to) swallow",
  "oral(?:ly)?(?: (?:tablets?|routes?|forms?|solutions?))?",
  "(?:by|through the) mouth",
  "swallow(?:ed|ing)?",
  "drunk",
  "drink(?:able)?",
  "tablets?(?: form)?",
  "pills?(?: form)?",
  "capsules?",
].join("|");

/** "As a nasal spray", "up the nose". */
const BY_NOSE = [
  "intra-?nasal(?:ly)?",
  "nasal(?:ly)?(?: (?:sprays?|drops?|powders?|routes?|products?|forms?)(?: or (?:sprays?|drops?|powders?))?)?",
  "nos(?:e|tril) (?:sprays?|drops?|powders?)(?: or (?:sprays?|drops?|powders?))?",
  "(?:through|into|up|via|in|for) (?:the |your )?nos(?:e|trils?)",
  "sniffed",
  "snorted",
].join("|");

/** How something is given, as a question says it. */
export const ROUTE_CUES: readonly (readonly [RegExp, { words: string; routes: Route[] }])[] = [
  [
    new RegExp(
      String.raw`\b(?:(?:taken|given|available|swallowed|come|comes|sold|exists?|used|to be) ){0,5}(?:as |in |for )?(?:an? )?(?:${BY_MOUTH})\b(?: or (?:an? )?(?:tablets?|pills?|capsules?|swallowed|drunk))?`,
    ),
    { words: "by mouth", routes: ["oral"] },
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:taken|given|sprayed|used|available|exists?) ){0,5}(?:as |in )?(?:an? )?(?:${BY_NOSE})\b`,
    ),
    { words: "through the nose", routes: ["intranasal"] },
  ],
  [
    /\b(?:given |injected ){0,5}(?:subcutaneous(?:ly)?|(?:just )?under the skin)\b/,
    { words: "under the skin", routes: ["subcutaneous"] },
  ],
  [
    /\b(?:given |injected ){0,5}(?:intramuscular(?:ly)?|into (?:a |the )?muscles?)\b/,
    { words: "into a muscle", routes: ["intramuscular"] },
  ],
  [
    /\b(?:given )?(?:intravenous(?:ly)?|(?<!\b(?:class|stage|grade|type|phase) )iv|(?:in)?to (?:a |the )?veins?|by (?:drip|infusion|vein)|as (?:a |an )?(?:drip|infusion)|infused|(?:iv )?drips?)\b/,
    { words: "into a vein", routes: ["intravenous"] },
  ],
  [
    /\b(?:topical(?:ly)?|(?:put |applied |rubbed |smeared )?(?:on|onto|to|into) the skin|creams?|gels?|ointments?|lotions?|serums?)\b/,
    { words: "on the skin", routes: ["topical"] },
  ],
  [
    /\b(?:ophthalmic|eye ?drops?|in(?:to)? the eyes?)\b/,
    { words: "into the eye", routes: ["ophthalmic"] },
  ],
  [
    /\b(?:inhal(?:e[ds]?|ation|ers?|ing)|(?:(?:as )?something (?:(?:you|one|people) (?:can )?|to (?:be )?)|for )?breath(?:es?|ed|ing) (?:it |them )?in(?:to (?:the |your )?lungs?)?)\b/,
    { words: "by inhalation", routes: ["inhaled"] },
  ],
  [
    /\b(?:sublingual(?:ly)?|(?:melts? |dissolved? )?under the tongue)\b/,
    { words: "under the tongue", routes: ["sublingual"] },
  ],
  [
    /\b(?:intrathecal(?:ly)?|(?:in)?to the spin\w+(?: (?:fluid|canal|cord))?|around the spinal cord)\b/,
    { words: "into the spinal fluid", routes: ["intrathecal"] },
  ],
  [
    /\b(?:intracavernosal(?:ly)?|into the penis)\b/,
    { words: "into the penis", routes: ["intracavernosal"] },
  ],
  [/\bimplant(?:s|ed)?\b/, { words: "as an implant", routes: ["implant"] }],
  [
    /\b(?:given )?(?:as |by |via )?(?:an? )?(?:injections?|injected|injectables?|jabs?|shots?|needles?)\b(?![- ]?(?:phob|free|shy|avers|averse|fear|less))/,
    { words: "by injection", routes: INJECTED },
  ],
];
