/**
 * Conditions that a reader of one may mean too, the widest of a family first. The vocabulary has no
 * hierarchy: a filter by a condition finds what facts say of that condition, and this says where else
 * to look.
 */
const FAMILIES = [
  [
    "obesity",
    "hypothalamic-obesity",
    "pomc-deficiency",
    "lepr-deficiency",
    "bardet-biedl-syndrome",
    "alstrom-syndrome",
    "prader-willi-syndrome",
  ],
  ["type-2-diabetes", "prediabetes", "insulin-resistance", "type-1-diabetes"],
  ["postmenopausal-osteoporosis", "osteoporosis-in-men", "glucocorticoid-induced-osteoporosis"],
  [
    "cardiovascular-disease",
    "heart-failure",
    "acute-heart-failure",
    "acute-coronary-syndrome",
    "myocardial-infarction",
    "st-elevation-myocardial-infarction",
  ],
  ["acute-coronary-syndrome", "percutaneous-coronary-intervention"],
  [
    "chronic-liver-disease",
    "metabolic-dysfunction-associated-steatotic-liver-disease",
    "mash",
    "chronic-hepatitis-b",
    "chronic-hepatitis-c",
  ],
  [
    "chronic-idiopathic-constipation",
    "irritable-bowel-syndrome-constipation",
    "functional-constipation",
  ],
  ["chronic-pain", "cancer-pain", "postoperative-pain", "knee-pain"],
  ["osteoarthritis", "knee-osteoarthritis", "knee-pain"],
  ["dementia", "alzheimers-disease", "cognitive-impairment"],
  ["neuroendocrine-tumour", "carcinoid-syndrome", "vipoma"],
  ["inflammatory-bowel-disease", "ulcerative-colitis"],
  ["sepsis", "septic-shock", "severe-infection"],
  ["vasodilatory-shock", "septic-shock"],
  ["skin-wound", "diabetic-foot-ulcer", "venous-leg-ulcer"],
  ["female-sexual-dysfunction", "hypoactive-sexual-desire-disorder"],
  ["hypogonadotropic-hypogonadism", "late-onset-hypogonadism", "hypothalamic-amenorrhoea"],
  ["secondary-immunodeficiency", "t-cell-deficiency"],
  ["postpartum-haemorrhage", "uterine-atony"],
  ["chronic-cerebrovascular-disease", "ischaemic-stroke", "transient-ischaemic-attack"],
  ["primary-mitochondrial-myopathy", "barth-syndrome"],
  ["skin-inflammation", "atopic-dermatitis"],
  ["growth-hormone-deficiency", "short-stature"],
  ["haemophilia-a", "von-willebrand-disease"],
  ["nocturia", "nocturnal-enuresis"],
  ["facial-wrinkles", "photoaged-skin"],
  ["small-fibre-neuropathy", "diabetic-neuropathy", "chemotherapy-induced-neuropathy"],
  [
    "cancer-supportive-treatment",
    "chemotherapy-toxicity",
    "bone-marrow-suppression",
    "chemotherapy-induced-thrombocytopenia",
    "leukopenia",
  ],
];

/** Keys of conditions beside one, each once. */
export function relatedConditions(key: string): string[] {
  const related = FAMILIES.filter((family) => family.includes(key)).flat();
  return [...new Set(related)].filter((other) => other !== key);
}
