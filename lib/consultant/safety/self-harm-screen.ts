import { DESPAIR, LETHAL } from "./despair-lexicon";
import { PERSON, READER_SELF, READS, STORY } from "./telling-lexicon";

/** Whether canonical text tells of a wish to die or to harm oneself or another, or asks how. */
export function tellsOfSelfHarm(text: string): boolean {
  if (CELLS.test(text)) return false;
  if (ALWAYS.test(text)) return true;
  if (DESPAIR.test(text.replace(/ ,(?= )/g, "")) && isOwn(text)) return true;
  if (LETHAL.test(text) && !READ_ABOUT_ANIMALS.test(text) && !READS.test(text)) return true;
  if (SUICIDE.test(text)) return FIRST_PERSON.test(text) || !READ_ABOUT.test(text);
  return ASKS_HOW.test(text) && !READ_ABOUT_ANIMALS.test(text);
}

/** It is told of somebody, and not asked of a study. */
function isOwn(text: string): boolean {
  const told = text.replace(READER_SELF, " ; ");
  return PERSON.test(told) && !READS.test(told) && !STORY.test(told);
}

/** What cells do is called so too. */
const CELLS = / cells? (?:\w+ )?(?:commit\w*|undergo|die by) suicide/;

const self = "(?:myself|himself|herself|themselves|themself|ourselves)";

const ALWAYS = new RegExp(
  [
    ` (?:kill|killing|killed|hang|hanging|shoot|shooting|drown|poison|poisoning|starve|harm|harming|hurt|hurting|cut|cutting|burn|overdose|overdosing|stab|off|offing|end|ending|injure|injuring|electrocute|suffocate|unalive) ${self}(?! (?:up|off) )`,
    " (?:end|ending|ended|finish|finishing|take|taking|took) (?:my|his|her|their|it|this|your) (?:own )?(?:life|all)(?: |$)(?!.*(?:span|style|time))",
    " end it(?: all| now| tonight| for good| today)?(?: |$)(?=.*(?:i |me |my |want|pain|life|suffer|anymore))",
    " (?:want|wants|wanted|wish|wishes|ready|prefer|rather|hope|hoping|going|plan|planning|planned|trying|tried|decided|deserve|deserves|tempted|need|needs|feel like|thinking of|thinking about|thoughts of|thought about|d)(?: i| she| he)?(?: \\w+){0,2}? (?:to )?(?:die|dying|be dead|be gone|was dead|were dead|be with the dead|not wake up|never wake up|not exist|never been born|stop existing|stop living|disappear forever|not be (?:here|alive)|sleep forever)(?: |$)",
    " (?:dont|do not|doesnt|didnt|no longer|not) (?:really |even |wanna |want )?(?:\\w+ )?(?:want to )?(?:live|be here|be alive|exist|go on|wake up|keep living|continue living)(?: (?:any ?more|with this|like this|tomorrow|ever|again|another day)| \\.)",
    " (?:dont|do not|doesnt) (?:really )?want to (?:live|be here|be alive|exist|wake up|go on)(?: |$)",
    " better off (?:dead|without me|if i)",
    " (?:world|everyone|everybody|family|they|kids) (?:would be|is|are|will be) better (?:off )?without me",
    " no (?:reason|point|purpose|will)(?: \\w+){0,3} (?:to live|living|going on|to go on|being here|being alive|in life|to be alive|left in life)",
    " nothing (?:left )?to live for",
    " (?:life|living) (?:\\w+ ){0,3}(?:not|isnt|no longer|never) (?:\\w+ )?worth(?: it| living)?",
    " tired of (?:living|being alive|life|existing|it all)",
    " (?:sick|done|finished|through) (?:of|with) (?:life|living)(?: |$)",
    " (?:see|saw|seeing|find|any|whats the|what is the|what s the|isnt a|there is no|theres no|without|is there a) (?:\\w+ )?(?:point|reason|sense|use|purpose)(?: \\w+){0,2} (?:in |of |to )?(?:living|life|going on|being (?:here|alive)|live|carry on|carrying on|existing)(?: |$)",
    " end(?:ing)? (?:things|everything|the pain|my pain|my suffering|my misery|this life|my existence)(?: |$)",
    " (?:nobody|no one|noone|none) (?:would|will|d) (?:\\w+ )?(?:miss|care|notice)(?: |$)",
    " let me die",
    " (?:quick\\w*|fast\\w*|eas\\w+|sur\\w+|best|least painful|painless\\w*|simple\\w*|good|cheap\\w*|ways?|method) (?:\\w+ ){0,3}to (?:die|kill (?:myself|yourself|oneself)|end (?:my|ones|it))(?: |$)",
    " (?:rather|should|might as well|better|deserve to|want to|wanna|ready to|going to|gonna|hope i|hope to|pray i|wish i|wish i could|wish to|if i) (?:\\w+ )?(?:be dead|die|were dead|was dead|had died|never wake|not wake|disappear|wasnt here|wasnt born|was never born|were never born)(?: |$)(?!to know)",
    " (?:die|dying) in my sleep",
    " (?:i |my )(?:life|existence) (?:is |has )(?:\\w+ )?(?:pointless|meaningless|over|hell|worthless|no meaning|no purpose|unbearable|not worth)",
    " (?:dont|do not) deserve to (?:live|exist|be alive)",
    " (?:cant|cannot) (?:live|bear|stand|cope)(?: \\w+){0,3} (?:any ?more|longer|like this|with myself)",
    " (?:want|need|wish) (?:it|everything|this|the pain|my life|all of it|all this) to (?:be over|end|stop|be done)(?: |$)",
    " (?:slit|slash|slice)(?:ting|ing)? (?:my|his|her) wrists?",
    " jump(?:ing)? off (?:a|the) (?:bridge|building|roof|cliff)",
    " (?:hate|hating) (?:my life|being alive|living|myself)(?: |$)(?=.*(?:want out|way out|die|disappear|over|end|anymore|kill|dead|live|gone))",
    " (?:threaten\\w*|trying|tried|wants?|planning|going) to (?:\\w+ )?(?:kill|end|hurt|harm) (?:himself|herself|themselves|themself|his life|her life|it)",
    " (?:cut|cutting|burning|hurting|starving) (?:myself|himself|herself)(?: |$)",
    " (?:not|wont|dont) (?:want to )?be (?:here|around|alive) (?:any ?more|tomorrow|much longer|for long)",
    " (?:swallow\\w*|took|take|taking|inject\\w*)(?: [^ ]+){0,8} (?:want it to be over|to be over|to end it|so it ends|to finish it)",
    " (?:will|would|could|can|do|am|might) (?:i|it|this|that|they) (?:\\w+ )?(?:die|kill me|kill a person|be fatal|going to die|be lethal|be deadly)(?: |$)(?!laugh)",
    " ending (?:it|things|everything)(?: all)? (?:tonight|today|now|tomorrow|soon|this)",
    " (?:use|using|try|point|turn) (?:it|this|that|them|one) (?:on|against) (?:myself|himself|herself|me)(?: |$)(?=.*(?:gun|knife|rope|blade|kill|die|end|pain| ))(?<=(?:gun|knife|rope|blade|razor|kill|die|end|suicid).*)",
    " (?:gun|noose|rope|razor blade|pistol|rifle)(?: [^ ]+){0,10} (?:myself|himself|herself|my head|my mouth)",
    " unalive",
    " kms ",
    " kys ",
    " sewer ?slide",
    " (?:suicide|goodbye|farewell|final) (?:note|letter|message)",
    " goodbye (?:cruel )?(?:world|everyone|everybody|forever)",
    " (?:cant|cannot|can not) (?:go on|take (?:it|this|life)|do (?:this|it|life)|live)(?: \\w+){0,3} (?:any ?more|longer|like this)",
    " (?:painless|quick|easy|easiest|peaceful|best|fastest) (?:\\w+ )?(?:way|method|death|drug|dose)(?: \\w+){0,3}? (?:to die|to kill|to end|out of (?:this )?life|of dying|of suicide)",
    " (?:painless|peaceful) death",
    " self ?-?harm(?:ing|ed)?(?: |$)(?!.*(?:study|trial|reported|listed|risk|label))",
    " (?:commit|committing|committed|attempt|attempting|attempted|contemplating|considering|planning) suicide",
    " suicide (?:method|plan|pact|by|attempt)(?: |$)(?!.*(?:study|trial|reported|label))",
    " (?:overdose|od|overdosing) (?:\\w+ ){0,3}(?:on purpose|intentionally|deliberately)",
    " (?:intentionally|deliberately|purposely) (?:\\w+ ){0,2}(?:overdos\\w+|took|taken|swallow\\w+)",
    " (?:took|taken|swallowed|taking|take|injected|inject)(?: \\w+){0,8} (?:to die|to end (?:it|my|things)|and die|so i (?:can )?die|to kill|on purpose|never wake|not wake up|to sleep forever)",
    " how to (?:\\w+ )?(?:overdose|end my|kill my|die|commit)(?: |$)",
    " how (?:do|can|could|would) (?:i|someone|a person|you) (?:\\w+ )?(?:overdose on purpose|die|end my life|kill (?:my|him|her|them)self)(?: |$)",
    " (?:want|wants|going|trying|how|plan\\w*) to (?:kill|poison|murder|hurt|harm) (?:my|a|him|her|them|someone|somebody|people|everyone|the)(?! (?:pain|appetite|cancer|hunger|fat|time|weeds|bacteria|virus))",
  ].join("|"),
);

const SUICIDE = / suicid\w*/;
const FIRST_PERSON =
  / (?:i|im|ive|me|my|myself|feel|feeling|friend|he|she|hes|shes|son|daughter) (?!.*(?:read that|heard that|studying|researching|writing))/;
const READ_ABOUT =
  / (?:cause|causes|caused|risks?|increase\w*|linked|links?|associated|association|warning\w*|labels?|trials?|reported|reports?|listed|fda|ema|review\w*|evidence|stud(?:y|ies)|side effects?|data|ideation|regulators?|signal|adverse|does|is|are|what|which) /;

/** How much of something would kill: of a person, or of nobody in particular. */
const ASKS_HOW = new RegExp(
  [
    " (?:how (?:much|many|high)|what (?:dose|amount|quantity|dosage)|which (?:dose|amount|peptide|drug)|enough|amount|dose|dosage|units|mg)(?: [^ ]+){0,10} (?:kill|kills|die|fatal|deadly|lethal|end (?:it|my|someone)|never wake|not wake up|stop (?:my|a|the|someones?) heart|death)(?: |$)",
    " (?:lethal|fatal|deadly|killing) (?:dose|amount|dosage|quantity|overdose)(?: |$)(?=.*(?: me | my | i | human| person| people| adult| man | woman| someone| kg| body | body ?weight))",
    " (?:would|will|could|can|does) (?:[^ ]+ ){0,8}(?:kill|be (?:fatal|lethal|deadly)(?: for| to)?) (?:me|myself|a (?:person|man|woman|human|child|dog)|someone|somebody|you|him|her)(?: |$)",
  ].join("|"),
);
const READ_ABOUT_ANIMALS =
  / (?:rats?|mice|mouse|rodents?|animals?|rabbits?|ld50|cells?|tumou?rs?|bacteri\w+|fat cells|cancer|microb\w+|in the (?:study|trial)|septic shock) /;
