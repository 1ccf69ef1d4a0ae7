/** Substances, where they come from and how they are given. */
export const substancePhrases: [RegExp, string][] = [
  [/\bbody protect(?:ion|ive) compound\b/g, "bpc-157"],
  [/\bby mouth\b|\bswallow(?:ed|ing)?\b/g, "oral"],
  [
    /\b(?:instead of|rather than|without) (?:an? |the |being )?(?:inject\w+|shots?|needles?)\b/g,
    "",
  ],
  [
    /\bdrip[- ](?:feed(?:ing|s)?|fed)\b|\b(?:fed|feeding|nutrition|food) (?:by|through|via|from) (?:a |the |an? iv )?(?:drip|veins?)\b/g,
    "parenteral nutrition",
  ],
  [/\b(?:slow|sustained|extended|delayed)[- ]releas(?:e|ing)\b/g, "depot"],
  [/\bman[- ]made\b|\bmade in (?:a|the) lab(?:oratory)?\b/g, "synthetic"],
  [/\bmodell?ed (?:on|after|upon)\b|\bpatterned (?:on|after)\b/g, "from"],
  [/\b(?:love|cuddle|bonding) hormone\b/g, "oxytocin"],
  [/\bstress hormone\b/g, "cortisol"],
  [/\bmale (?:sex )?hormones?\b/g, "testosterone"],
  [/\bfemale (?:sex )?hormones?\b/g, "oestrogen"],
  [/\bsleep hormone\b/g, "melatonin"],
  [/\bhunger hormone?\b/g, "ghrelin"],
  [/\banti-?diuretic hormone\b/g, "vasopressin"],
  [/\b(?:autogel|kwik ?pen|flex ?(?:pen|touch)|solo ?star|pre-?filled (?:pen|syringe)s?)\b/g, ""],
  [/\bbirth[- ]control(?: (?:pill|tablet)s?)?\b|\bthe pill\b/g, "oral contraceptives"],
  [/\bwater (?:pill|tablet)s?\b/g, "diuretics"],
  [/\bsmart (?:drug|pill)s?\b|\bbrain boosters?\b/g, "nootropic"],
  [/\b(?:skinny|fat|slimming) (?:jab|shot|pen)s?\b/g, "weight injection"],
  [/\bnerve cells?\b/g, "neuron"],
];
