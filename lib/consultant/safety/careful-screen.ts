/** Whether canonical text asks about pregnancy or breastfeeding. */
export function asksAboutPregnancy(text: string): boolean {
  return PREGNANCY.test(text) && !READ_ABOUT.test(text);
}

/** Whether it asks what a child may be given; what is approved or was studied in children is another matter. */
export function asksAboutChild(text: string): boolean {
  return CHILD.test(text) && GIVES.test(text) && !REGULATORY.test(text);
}

const PREGNANCY =
  / (?:pregnan\w*|breast ?-?feed\w*|nursing (?:mother|my|a baby|women)|lactat\w*|trying to conceive|ttc|conceiving|expecting a (?:baby|child)|(?:first|second|third|1st|2nd|3rd) trimester|unborn|foetus|fetus|embaraz\w*|schwanger\w*|stillen\w*|enceinte|allait\w*|gravida|amament\w*|incinta|allatt\w*|беременн\w*|кормлю грудью|кормлении грудью|zwanger\w*|w ciazy)(?: |$)/;
const READ_ABOUT =
  / (?:rats?|mice|ectopic|molar pregnancy|pregnancy test|induce labou?r|postpartum) /;

const CHILD =
  / (?:child|children|childs|kids?|kiddo|sons?|daughters?|babys?|babies|infants?|toddlers?|newborns?|teens?|teenagers?|teenage|adolescents?|minors?|(?:[1-9]|1[0-7]) ?-?(?:year|yr|y)s? ?-?olds?|(?:im|i am|hes|shes|aged?|who is) (?:only )?(?:[1-9]|1[0-7])(?: |$)|underage|under 18|boy|girl|nephew|niece|grandson|granddaughter|nino|nina|hijo|hija|kind|kinder|enfant|enfants|filho|filha|crianca|bambino|ребенку|ребенок|детям)(?: |$)/;
const GIVES =
  / (?:safe|safely|give|giving|gave|take|takes|taking|use|uses|using|inject|injecting|should|can|ok|okay|dose|dosage|my|harm\w*|dangerous|suitable|allowed|start|starting|try|help|for a|im|i am|puedo|seguro|darf|geben|donner|sur|pode|dar|можно|давать)(?: |$)/;
const REGULATORY =
  / (?:approv\w+|licen[cs]\w+|labell?ed|labels?|indicat\w+|trials?|stud(?:y|ies|ied)|authori[sz]\w+|used in|used for|treats?|growth hormone deficiency|precocious puberty|evidence|tested|researched)(?: |$)/;
