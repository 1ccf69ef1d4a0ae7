export interface Enzyme {
  name: string;
  /** The rule in words. */
  rule: string;
  /** Matches the residue before the bond that is cut. */
  cuts: RegExp;
  /** Matches it where the rule makes an exception. */
  except?: RegExp;
}

/**
 * Rules of ExPASy PeptideCutter (https://web.expasy.org/peptide_cutter/peptidecutter_enzymes.html),
 * as the R package cleaver (`R/rules.R`) and Pyteomics (`expasy_rules`) have them; Lys-N and
 * neutrophil elastase as in cleaver. A rule is asked only about bonds between two plain L residues.
 */
export const ENZYMES = {
  trypsin: {
    name: "Trypsin",
    rule: "after Arg and Lys, not before Pro; but also between Trp-Lys and Pro and between Met-Arg and Pro, and not between Cys or Asp-Lys and Asp, Cys-Lys and His or Tyr, Cys-Arg and Lys, Arg-Arg and His or Arg",
    cuts: /[KR](?=[^P])|(?<=W)K(?=P)|(?<=M)R(?=P)/g,
    except: /(?<=[CD])K(?=D)|(?<=C)K(?=[HY])|(?<=C)R(?=K)|(?<=R)R(?=[HR])/g,
  },
  "lys-c": { name: "Lys-C", rule: "after Lys", cuts: /K/g },
  "lys-n": { name: "Lys-N", rule: "before Lys", cuts: /\w(?=K)/g },
  "arg-c": { name: "Arg-C", rule: "after Arg", cuts: /R/g },
  "glu-c": { name: "Glutamyl endopeptidase", rule: "after Glu", cuts: /E/g },
  "asp-n": { name: "Asp-N", rule: "before Asp", cuts: /\w(?=D)/g },
  chymotrypsin: {
    name: "Chymotrypsin, high specificity",
    rule: "after Phe and Tyr, not before Pro; after Trp, not before Met or Pro",
    cuts: /[FY](?=[^P])|W(?=[^MP])/g,
  },
  "chymotrypsin-low": {
    name: "Chymotrypsin, low specificity",
    rule: "after Phe, Leu and Tyr, not before Pro; after Trp, not before Met or Pro; after Met, not before Pro or Tyr; after His, not before Asp, Met, Pro or Trp",
    cuts: /[FLY](?=[^P])|W(?=[^MP])|M(?=[^PY])|H(?=[^DMPW])/g,
  },
  elastase: { name: "Neutrophil elastase", rule: "after Ala and Val", cuts: /[AV]/g },
  "proteinase-k": {
    name: "Proteinase K",
    rule: "after Ala, Glu, Phe, Ile, Leu, Thr, Val, Trp and Tyr",
    cuts: /[AEFILTVWY]/g,
  },
  thermolysin: {
    name: "Thermolysin",
    rule: "before Ala, Phe, Ile, Leu, Met and Val, not after Asp or Glu",
    cuts: /[^DE](?=[AFILMV])/g,
  },
  cnbr: { name: "Cyanogen bromide", rule: "after Met", cuts: /M/g },
} satisfies Record<string, Enzyme>;

export type EnzymeKey = keyof typeof ENZYMES;

export function isEnzyme(key: string): key is EnzymeKey {
  return Object.hasOwn(ENZYMES, key);
}
