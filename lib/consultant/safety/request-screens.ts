import { asksForDeal, asksForOwnDose } from "./request-lexicon";

/**
 * Requests that are declined, in canonical text: what to take oneself, where to get it, how to pass
 * a test, and attempts to change the rules or to see them.
 */
export function asksForDose(text: string): boolean {
  if (PREPARES.test(text)) return true;
  if (STUDIED.test(text) && !PERSONAL.test(text)) return false;
  if (asksForOwnDose(text)) return true;
  const unspent = text.replace(SPENT, " ");
  return DOSES.test(text) || DOSE_WORDS.test(unspent) || (AMOUNT.test(text) && OWN.test(text));
}

export function asksForSource(text: string): boolean {
  if (NAMES_OF.test(text) || (ABOUT_SITE.test(text) && !DEALS.test(text))) return false;
  return asksForDeal(text) || SOURCES.test(text) || (TRADE.test(text) && !ABOUT_TRADE.test(text));
}

export function asksToEvade(text: string): boolean {
  return EVADES.test(text);
}

export function asksForAdvice(text: string): boolean {
  return ADVICE.test(text) && !ABOUT_SITE.test(text);
}

export function givesOrders(text: string): boolean {
  return ORDERS.test(text);
}

const any = (patterns: string[]) => new RegExp(patterns.join("|"), "u");

const one =
  "(?:i|we|he|she|they|you|someone|somebody|one|a (?:\\w+ )?(?:person|man|woman|male|female|beginner|guy|girl|adult|newbie|bodybuilder|athlete|patient)|my (?:\\w+ )?\\w+|people|men|women|beginners|bodybuilders)";
const deed =
  "(?:take|takes|use|uses|inject|injects|dose|doses|pin|run|start|starts|need|needs|draw|draw up|do|get|give|giving|administer|try|stay|cycle|shoot|apply|spray|swallow|increase|be (?:taking|using|injecting|on|dosing)|begin|mix|add|eat|drink|titrate|up|bump|split)";
const dose =
  "(?:dos(?:e|es|age|ages|ing)|amounts?|units?|protocols?|cycles?|regimens?|schedules?|stacks?|mcg|mg|milligrams?|micrograms?|iu|concentration|frequency|quantity|posology)";
const quality =
  "(?:recommend\\w*|suggest\\w*|right|best|safe|safest|optimal|optimum|ideal|proper|correct|good|starting|starter|beginner\\w*|beginning|initial|maintenance|max|maximum|maximal|minimum|minimal|typical|usual|standard|normal|effective|common|appropriate|therapeutic|highest|lowest|daily|weekly|advised|sensible|reasonable|average|loading|healing|cutting|bulking|fat loss|weight loss)";

const PERSONAL = any([
  ` (?:should|can|could|must|do|would|shall|may) (?:i|we|he|she) `,
  " (?:for me|for my|for myself|my weight|i weigh|im \\d+|i am \\d+|\\d+ ?(?:kg|lbs?|pounds|kilos)|my (?:dose|dosage|protocol|cycle))(?: |$)",
]);
const STUDIED =
  / (?:study|studies|studied|trials?|labels?|labelled|labeled|rats?|mice|animals?|participants|volunteers|researchers|paper|published|listed|literature|experiments?|tested|history|approved product|according to) /;

const DOSES = any([
  " how (?:much|many)(?: [^ ]+){1,4} (?:before|after|with|when|for|per|daily|weekly|at)(?: |$)",
  ` how (?:much|many|often|long|frequently|high|big|large|soon|quickly|fast)(?: [^ ]+){0,7} (?:should|do|can|could|must|would|shall|may|might|to|does|did) (?:${one} )?(?:\\w+ )?${deed}(?: |$)`,
  ` how (?:much|many)(?: [^ ]+){0,5} (?:to|is (?:safe|ok|okay|enough|good|right|needed|required|ideal|best|too much)|for (?:a|an|me|my|fat|weight|muscle|injury|healing|tanning|sleep|anti|\\d+))(?: |$)`,
  ` how (?:much|many|often)(?: [^ ]+){0,6} (?:per|a|each|every) (?:day|week|month|dose|injection|kg)(?: |$)`,
  ` (?:what|which|whats)(?: [^ ]+){0,5} ${quality}(?: [^ ]+){0,3} ${dose}(?: |$)`,
  ` ${quality}(?: [^ ]+){0,3} ${dose} (?:of|for|to|is|should|with|in|on|when|\\.)(?: |$)?`,
  ` ${dose}(?: [^ ]+){0,6} (?:should|would|do|can|could|must|shall) (?:${one}) `,
  ` (?:what|which)(?: [^ ]+){0,3} ${dose}(?: [^ ]+){0,6} (?:for me|for my|for a|for (?:fat|weight|muscle|injury|healing|tanning|sleep|men|women|beginners|bodybuilding|recovery)|i take|to (?:lose|heal|gain|build|tan|get|start|take|inject|use|recover|sleep))`,
  ` (?:give|tell|suggest|recommend|calculate|work out|figure out|design|make|write|plan|create|build|need|want|advise|prescribe|provide|show|share|propose|compute|set)(?: [^ ]+){0,6} ${dose}(?: |$)`,
  ` ${dose} (?:calculator|chart|table|guide|guidelines?|advice|recommendations?|plan|protocol|instructions?|schedule|please|plz)(?: |$)`,
  ` (?:my|his|her|our) (?:\\w+ )?(?:dose|dosage|dosing|protocol|cycle|stack|regimen)(?: |$)`,
  ` (?:i weigh|im \\d|i am \\d+|\\d+ ?(?:kg|lbs?|pounds|kilos|stone)(?: |$))(?=.*(?:${dose}|how much|take|inject|start))`,
  " (?:per kg|mcg/kg|mg/kg|human equivalent|convert\\w*|conversion)(?=.*(?:dose|dosage|rat|mouse|mice|human|me |my |for|units))",
  " (?:missed|miss|skip|skipped|forgot|forgotten|late)(?: [^ ]+){0,4} (?:dose|injection|shot|jab|pen|week)(?: |$)",
  " (?:double|halve|half|raise|increase|lower|reduce|up|bump|split|stretch|taper|titrate)(?: up)? (?:my|the|his|her) (?:\\w+ )?(?:dose|dosage|injections?|shot)(?: |$)",
  " (?:stack|stacking|combine|combining|cycle|cycling|run|running|blend|microdos\\w+|mix|mixing)(?: [^ ]+){0,5} (?:with|and|for|weeks?|together|cycle|protocol)(?=.*(?:\\?|i |me |my |should|best|how|can|safe|protocol|together|weeks|good|stack|cycle))",
  " (?:how long|how many (?:weeks|days|months))(?: [^ ]+){0,6} (?:cycle|run|stay on|take|use|be on|inject|on it|continue)(?: |$)",
  " (?:what|best|good|which) (?:time|day|part) of (?:the )?(?:day|week)(?: [^ ]+){0,5} (?:take|inject|dose|use|pin)",
  " (?:where|which (?:site|spot|part|area)|what (?:site|spot|angle|needle|gauge))(?: [^ ]+){0,5} (?:inject|pin|shoot|jab|needle)",
  " (?:inject|pin|take|use)(?: [^ ]+){0,5} (?:\\d+(?:\\.\\d+)? ?(?:mcg|mg|ug|iu|units?|ml|cc))(?=.*(?:should|can|ok|okay|safe|enough|too|good|fine|right|\\?|i |me ))",
  " \\d+(?:\\.\\d+)? ?(?:mcg|mg|ug|iu|units?)(?: [^ ]+){0,6} (?:ok|okay|safe|enough|too much|too little|good|fine|right|correct|a lot|high|low|reasonable)(?: |$)",
  " (?:cuanto|cuanta|cuantos|cuantas|que dosis|cual es la dosis)(?=.*(?:debo|puedo|tomar|inyect|pongo|poner|dosis|recomend|necesito|uso|usar|me ))",
  " (?:wie viel|wieviel|welche dosis|wie oft|welche dosierung|wie hoch)(?=.*(?:soll|muss|darf|kann|spritz|nehm|injizier|dosis|einnehm))",
  " (?:combien|quelle dose|quel dosage|quelle posologie)(?=.*(?:dois|puis|prendre|injecter|faut|dose|je ))",
  " (?:quanto|quanta|quantos|quantas|qual a dose|qual dose|que dose|quale dose|qual e la dose|qual a dosagem)(?=.*(?:devo|posso|tomar|injetar|prendere|iniett|dose|usar|aplic|assumere))",
  " (?:сколько|какую дозу|какая доза|как часто|какая дозировка|какую дозировку)(?=.*(?:колоть|принимать|вводить|надо|нужно|мне|дозу|доза|уколоть|пить|дозировк|ставить|безопасн))",
  " (?:hoeveel|welke dosis)(?=.*(?:moet|mag|kan|nemen|spuiten|injecteren))| (?:ile|jaka dawke|jaka dawka)(?=.*(?:brac|wstrzyk|powinienem|powinnam|moge|dawk))| kac (?:mg|mcg|unite|doz)",
  "应该(?:打|吃|注射|用)多少|(?:打|吃|注射|用)多少|剂量.*(?:我|推荐|应该|多少)|推荐剂量|何mg|どのくらい.*(?:打|飲|注射)|用量.*(?:教え|どれ)",
]);

/** A dose that has been given is part of a question about something else. */
const SPENT =
  / (?:after|before|following|during|with) (?:a |the |each |one |every |single |first )*doses?(?= )/g;

/** Words of dosing where nothing speaks of a study or a label: the dosage section answers, with a refusal. */
const DOSE_WORDS =
  / (?:doses?|dosing|dosages?|dosis|dosi|posology|mcg|micrograms?|milligrams?|protocols?|stack|stacks|stacking|microdos\w+|titrat\w+|dilut\w+|syringes?|needle (?:length|size|gauge)|how many (?:ml|sprays|drops|shots|jabs|injections|pills|tablets|clicks|units|times)|(?:space|spacing) out|how to (?:inject|take|use|pin|dose)|cycle (?:of|for|with|length|on|off)|(?:once|twice|three times) (?:a|per) (?:day|week) (?:ok|okay|enough|fine|good|safe|or)|(?:inject|take|use) (?:\d+|more|less|it (?:daily|weekly|twice|every)))(?: |$)/;

/** Amounts, in a message that speaks of oneself: together they are no reader's question. */
const AMOUNT =
  / (?:dose|doses|dosage|dosages|dosing|mcg|milligrams?|micrograms?|units|protocol|protocols|regimen|cycle|schedule|titrat\w+|stack|stacking|how much|how many|how often|per week|per day|syringe|\d+ ?(?:mg|mcg|ug|iu))(?: |$)/;
const OWN =
  / (?:should|can|could|do|must|may|would|shall|ought|did) (?:i|we|my \w+|bodybuilders|athletes|people|you|men|women)(?: |$)| (?:for|give|tell|show|help|put|start) (?:me|myself|us|my)(?: |$)| (?:i want|i need|i would like|id like|i plan|im planning|i take|im taking|i inject|im injecting|im on|my (?:dose|dosage|protocol|weight|age|goal|injury|vial|pen|syringe)|i weigh|you (?:recommend|suggest|advise)|(?:male|female|man|woman) \d\d| \d\d (?:year old|yo|kg|lbs))(?: |$)/;

/** Preparing and injecting: no study asks it of a reader. */
const PREPARES = any([
  " (?:convert\\w*|conversion|translate|scale|human equivalent)(?: [^ ]+){0,8} (?:dose|dosage|human|units|mg|mcg)(?: |$)(?!.*(?:cannot|why))",
  " reconstitut\\w*(?! of (?:the )?immun)",
  " (?:bac|bacteriostatic|sterile) water",
  " (?:mix|dilute|dissolve|prepare|draw|draw up|measure|load|fill|measure out)(?: [^ ]+){0,6} (?:vial|syringe|powder|units?|peptide|ml|mg|insulin needle)(?: |$)",
  " insulin (?:syringe|needle|pin)",
  " how many units(?: |$)(?!.*(?:in the (?:trial|study)))",
  " (?:units|mg|mcg|ml|iu)(?: [^ ]+){0,3} (?:to|into|in|is|equals?) (?:how many )?(?:units|mg|mcg|ml|iu|syringe)(?: |$)",
  " how (?:do|to|can|should|would|could|best) (?:i |you |we |one |someone |to |my \\w+ )?(?:\\w+ )?(?:inject|pin|reconstitute|dose|mix|cycle|stack|self ?-?inject|administer|titrate|microdose|sublingual)(?: |$)",
  " (?:teach|show|tell|explain|guide|walk) (?:to )?(?:me|us)(?: [^ ]+){0,5} (?:inject|reconstitut\\w*|mix|dose|pin|injecting|draw)(?: |$)",
  " (?:pct|post cycle|blast and cruise|loading phase)(?: |$)",
  " step by step(?=.*(?:inject|mix|dose|reconstitut))",
]);

const thing =
  "(?:vendors?|suppliers?|sellers?|sources?|dealers?|resellers?|manufacturers?|distributors?|shops?|stores?|pharmac(?:y|ies)|websites?|sites?|compan(?:y|ies)|labs?|clinics?|doctors?|marketplaces?|telegram|discord|plug|guy|providers?|outlets?|wholesalers?|online)";
const SOURCES = any([
  ` where(?: [^ ]+){0,6} (?:buy|buying|get|getting|order|ordering|purchase|purchasing|obtain|source|score|acquire|find|cop|shop|sell|sells|sold|selling|stock|available|for sale|pick up|import)(?: |$)(?!.*(?:information|evidence|page|paper|study|studies|data|more about|in the body|sequence|approved))`,
  " (?:buy|buying|purchase|purchasing|order|ordering|import|importing|smuggl\\w+|resell\\w*|procure|procuring|obtain|obtaining|acquire|acquiring)(?: [^ ]+){0,8}(?: |$)(?=.*(?:how|can|could|where|want|need|online|cheap|legal|safe|website|vial|from|without|help|looking|should|best|like to|me|i |is it|trust|please|code|it |is |some))",
  ` (?:best|reliable|trusted|trustworthy|legit|legitimate|reputable|cheap|cheapest|good|verified|affordable|recommend\\w*|favou?rite|quality|safe|top|chinese|china|indian|domestic|overseas|underground|grey market|gray market|any|which|what|name|list|give me|know|real)(?: [^ ]+){0,3} ${thing}(?= )(?=.*(?:for|sell|ship|buy|order|get|legit|stock|peptides?|semaglutide|offer|with|deliver|supply|prescri|carry|have|\\.|$|of ))(?!.*(?:studied|discover|develop|evidence|approved|invented|made this|information|library|page|cite))`,
  ` ${thing} (?:that |who |which )?(?:sells?|selling|ships?|shipping|stocks?|carries|offers?|delivers?|supply|supplies|will prescribe)(?: |$)`,
  " who (?:sells?|ships?|supplies|stocks|has|can get me|can sell)(?: |$)",
  " (?:how much|what|whats)(?: [^ ]+){0,6} (?:cost|costs|price|prices|priced|pricing|retail|charge)(?: |$)",
  " (?:price|prices|pricing|cost) (?:of|for|per)(?: |$)(?!.*(?:society|health care))",
  " (?:cheap|cheapest|cheaper|discount|coupon|promo|promo code|affordable|bulk|wholesale|for sale|free shipping|dropship\\w*)(?: |$)",
  " (?:without|no|dont have|bypass\\w*|avoid\\w*|get around|skip)(?: [^ ]+){0,3} (?:prescription|script|rx|doctors? note)(?: |$)",
  " (?:fake|forge|forged|get|getting|obtain|need|someone to|doctor to|write me)(?: [^ ]+){0,4} (?:prescription|script|rx)(?: |$)(?!.*(?:required|only medicine))",
  " (?:through|past|clear|seized by|get by|declare) (?:the )?customs",
  " (?:ship|shipped|shipping|mail|deliver|delivery|send|import|bring|take|carry|travel|fly)(?: [^ ]+){0,6} (?:to|into|in|through|across|with|over) (?:the |my )?(?:us|usa|uk|eu|canada|australia|germany|country|border|airport|customs|luggage|home|europe|plane|door)(?: |$)",
  " (?:il)?legal(?:ly)? (?:to|for me to|if i)(?: \\w+)? (?:buy|possess|own|import|order|ship|sell|bring|have|purchase|get|use|bring|travel|carry|make)",
  " (?:black|grey|gray) ?market(?= .*(?:buy|get|find|how|where|vendor|source))",
  " dark ?(?:web|net)",
  " (?:make|synthesi[sz]e|cook|brew|produce|manufacture|homebrew)(?: [^ ]+){0,4} (?:at home|myself|my own|in my (?:garage|kitchen|lab)|yourself|diy)(?: |$)",
  " (?:research chem\\w*|peptide) (?:vendor|supplier|source|site|shop|store|plug)",
  " (?:hook me up|plug for|source for|score some|get my hands on|get hold of|lay my hands on|stock up)",
  " (?:donde|como)(?: [^ ]+){0,4} (?:compr\\w+|conseg\\w+|consig\\w+|vend\\w+|pedir|encargar)| (?:comprar|precio de|receta falsa|sin receta)(?: |$)",
  " (?:wo|woher|wie)(?: [^ ]+){0,6} (?:kauf\\w*|bestell\\w*|bekomm\\w*|erhalt\\w*|beschaff\\w*)| (?:ohne rezept|kaufen|bestellen)(?: |$)",
  " (?:ou|comment)(?: [^ ]+){0,5} (?:achet\\w*|procurer|command\\w*|trouver)| (?:sans ordonnance|acheter|commander)(?: |$)",
  " (?:onde|como)(?: [^ ]+){0,4} (?:compr\\w+|consig\\w+|encomend\\w*|vend\\w+|arranj\\w+)| sem receita",
  " (?:dove|come)(?: [^ ]+){0,4} (?:compr\\w+|acquist\\w+|ordin\\w+|trov\\w+)| senza ricetta",
  " (?:где|как)(?: [^ ]+){0,4} (?:купить|заказать|достать|приобрести)| (?:купить|заказать|без рецепта)(?: |$)",
  " (?:waar|hoe)(?: [^ ]+){0,4} (?:kopen|bestellen|koop)| (?:gdzie|jak)(?: [^ ]+){0,4} (?:kupic|zamowic)| (?:nereden|nasil)(?: [^ ]+){0,4} (?:satin al|alabilir|alinir)",
  "哪里(?:可以)?买|在哪买|哪里能买|怎么买|购买|どこで買|購入",
]);
/** Questions about this site or about companies; nobody is offered anything. */
const ABOUT_SITE =
  / (?:browser|cookies?|conversations?|my data|personal data|privacy|contact form|your (?:site|texts?|pages?|sources|content)|(?:this|the|your) (?:site|website|portal)|analytics|trackers?|administrator|stock price|share price|cost of living)(?: |$)/;
const DEALS = / (?:buy|buying|sells?|selling|vendors?|suppliers?|order|purchase|ship|ships)(?: |$)/;

/** Words of trade, which a question about a peptide hardly has. */
const TRADE =
  / (?:buy|buying|bought|purchas\w+|vendors?|suppliers?|sellers?|resellers?|sells?|selling|for sale|cheap\w*|affordable|expensive|coupons?|discounts?|promo|wholesale|in stock|shipping|ships?|legit|reputable|black ?market|dark ?web|customs|smuggl\w+|underground lab\w*|price|prices|pricing|price wise|going rate|set (?:me|you) back|without (?:seeing )?a doctor|without seeing|costs?|(?:online|web|drug|peptide|which|any|a|good|some) (?:stores?|shops?|sellers?|stockists?|clinics?|pharmac(?:y|ies))|near me|personal use|(?:people|one|you|bodybuilders|athletes|they) (?:get|obtain|buy)|without (?:a |any )?script|a script|research chem\w*|telegram|alibaba|amazon|ebay|diy|at home|on (?:a |the )?(?:plane|flight)|in my (?:luggage|suitcase)|package of|generic [^ ]+ (?:for|available)|get hold|hold of|hands on|prescribe (?:me|it|them|to me)|manufacturers?|order online|ordering|dealers?|import|importing|possess|possession|supply me|supply us|can supply|who supplies|prescription for (?:me|my))(?: |$)| (?:buying|order(?:ing)?) (?:some|it|a|my|from|vials?|[^ ]+ online)(?: |$)| where(?: [^ ]+){0,4} (?:get|find|obtain|source|score|acquire)(?: [^ ]+){0,4}(?: |$)(?!.*(?:information|papers?|studies|evidence|page|more|about))/;
const ABOUT_TRADE =
  / (?:stock price|share price|cell membrane|cost of living|blood supply|nerve supply|supply of blood|receptor import|nuclear import|in order to|disorders?|site|disclaimer|counterfeit\w*|trial|study|studies)(?: |$)/;
const NAMES_OF = / (?:brand|trade|brands) names?(?: |$)| (?:sold|marketed) (?:as|under)(?: |$)/;

const EVADES = any([
  " (?:pass|passing|beat|beating|cheat|evade|evading|fool|mask|masking|trick|dodge|avoid|avoiding|escape|clean for|get around|circumvent|hide from|survive)(?: [^ ]+){0,6} (?:test|tests|testing|tested|detection|detected|wada|usada|controls?|caught|anti ?-?doping|screening|urine|sample)(?: |$)",
  " (?:how long|when|how (?:soon|many (?:days|weeks|hours)))(?: [^ ]+){0,8} (?:detect\\w*|(?:my|your|the) (?:system|urine|blood|body|pee)|show up|test positive|clear\\w*|leave)(?: |$)(?!.*(?:half life|study|pharmacokinetic))",
  " (?:detection|washout|clearance) (?:time|times|window|windows|period)(?: |$)",
  " undetect\\w*",
  " (?:not|without|never) (?:get |getting |be |being )?(?:caught|detected|busted|flagged|testing positive)",
  " (?:flush|clear|get|wash)(?: [^ ]+){0,4} (?:out of|from) (?:my|the|your) (?:system|body|blood|urine)",
  " masking agents?",
  " micro ?dos\\w+(?=.*(?:test|detect|doping|caught))",
  " (?:wont|will not|doesnt|cant|not) (?:show|be found|show up|turn up|test positive)(?: [^ ]+){0,4} (?:test|urine|blood)",
]);

const ADVICE = any([
  " (?:should|shall|must) (?:i|we|my (?:\\w+ )?\\w+|he|she) (?:\\w+ )?(?:take|use|inject|start|stop|try|increase|combine|mix|switch|quit|come off|go on|get|be on|continue|change|avoid|consider|begin|choose|pick|see|worry|eat|drink|ask)",
  " (?:can|could|may|might) (?:i|we|my (?:\\w+ )?\\w+|he|she) (?:\\w+ )?(?:take|use|inject|start|stop|try|combine|stack|cycle|run|mix|drink|eat|switch|quit|have|smoke|go|get|continue|still|be|safely|do|workout|exercise|give)(?: |$)",
  " (?:is it|is|would it be|is this|are they|are these) (?:\\w+ )?(?:[^ ]+ )?(?:ok|okay|safe|fine|alright|good|bad|dangerous|wise|smart|worth it|right|a good idea|suitable|appropriate)(?: [^ ]+){0,2} (?:for me|for my|if i|to (?:take|use|inject|combine|mix|drink|stop|start|switch|quit|give|stack)|with my|that i|given my|considering my)",
  " (?:i have|i am|im|ive been|i take|i was|my (?:\\w+ )?(?:doctor|labs?|test|tests|results|blood|liver|kidneys?|bmi|mother|wife|husband))(?=.*(?:should i|can i|is it safe|will it help|would .* help|help me|do i have|what do i|work for me|for me|recommend|which (?:peptide|one)|is that normal|is this normal|normal))",
  " (?:which|what)(?: [^ ]+){0,4} (?:should i|would you (?:recommend|suggest|take)|do you (?:recommend|suggest)|is best for me|is right for me|works best for me|suits me|can i take)",
  " (?:recommend|suggest|prescribe|advise)(?: [^ ]+){0,3} (?:me|for me|something)(?: |$)",
  " (?:diagnose|diagnosis)(?: [^ ]+){0,3} (?:me|my)| do i have(?: |$)(?!to)| (?:interpret|read|look at|check) my (?:labs?|blood|results?|scan|test)",
  " (?:would|will|does|do) (?:it|this|that|[^ ]{3,}) (?:help|work for|cure|fix|heal|be good for) (?:me|my)(?: |$)",
  " (?:would|do|did) you (?:take|recommend|use|advise|suggest|try)(?: |$)",
]);

const rules =
  "(?:instructions?|rules?|prompts?|guidelines?|polic(?:y|ies)|trainings?|restrictions?|safety|filters?|directions?|directives?|constraints?|limits?|limitations?|programming|messages?|orders?|commands?|safeguards?|guardrails?|configurations?|settings|context|conversation)";
const ORDERS = any([
  ` (?:ignore|ignoring|disregard|disregarding|forget|forgetting|override|overriding|bypass|bypassing|skip|drop|discard|abandon|violate|break|disable|turn off|switch off|remove|delete|erase|cancel|suspend|reset|neglect|overlook|set aside|stop following|dont follow|do not follow|no longer follow|unlearn|revoke)(?: [^ ]+){0,6} ${rules}(?: |$)`,
  ` (?:ignore|disregard|forget) (?:all|everything|anything|what|the above|previous|prior|your)(?: |$)(?=.*(?:told|above|before|previous|said|earlier|learn\\w*|training|were|prior|so far|now|and|instead))`,
  " (?:system|training|hidden|initial|original|developer|secret|internal|full|exact|starting|opening|first|base|pre|admin\\w*|confidential|underlying) ?-?(?:system )?(?:prompts?|instructions?|directives?|configuration|preprompt|message from (?:the )?(?:developer|admin\\w*)|rules text)(?: |$)",
  " (?:reveal|show|print|repeat|output|display|leak|dump|tell|give|recite|translate|summari[sz]e|encode|spell|write|quote|paste|echo|expose|share|list|describe|explain|what (?:is|are|were|was)|whats|disclose|read|copy|return|type|paraphrase|rephrase|send|provide|see|know|format|convert|put|continue|complete)(?: [^ ]+){0,8} (?:your|ur|thy|these|those|hidden|secret|above|initial|its|previous|the (?:system|training|secret|hidden|original|admin\\w*|assistants?|consultants?|bots?|models?)|you (?:were|are|have been|got|received))(?: [^ ]+){0,5} (?:prompts?|instructions?|rules|guidelines?|directives?|configuration|programming|canary|secrets?|system message|context window|training (?:text|data|prompt)|given|told|instructed|password|api key|key|text verbatim|constraints|orders|preamble|brief)(?: |$)",
  " (?:prompt|instructions?|rules|text|words|everything|message|messages|content|lines?|paragraphs?|sentences?|passages?|conversation) (?:above|before this|preceding|you were given|you (?:have )?received|verbatim|word for word|that (?:comes|came|stands?|is|were|was|precedes?) (?:above|before|first)|prior to)(?: |$)",
  " (?:repeat|print|output|copy|echo|write|recite|say|reproduce|return|quote|spell out)(?: [^ ]+){0,4} (?:everything|all|anything|the text|the words|the above|above|the first|verbatim|word for word)(?: |$)(?=.*(?:above|before|verbatim|word|first|beginning|start|far|prompt|you))",
  " (?:what|which) (?:were|are|did|have) (?:you|they|the developers?|your (?:developers?|creators?|makers?|admin\\w*)) (?:been )?(?:told|instructed|programmed|ordered|asked|trained|say|tell|instruct)(?: |$)",
  " (?:you are|youre|you re|you will be|become|be|be my) (?:now |no longer |henceforth )(?:[^ ]+ ){0,4}",
  " (?:from now on|henceforth|for the rest of (?:this|the) (?:chat|conversation)|starting now)(?: |$)(?=.*(?:you|answer|respond|speak|act|reply|only|every))",
  " (?:act|behave|speak|respond|answer|reply|talk|write|operate|function|work|think|impersonate|pose|roleplay|role play|role ?-?play)(?: \\w+){0,2} (?:as|like)(?: if)? (?:a|an|my|the|you|if|though|dan|our|someone|another|i)(?= )(?=.*(?:doctor|ai|assistant|bot|pharmac|hacker|expert|character|person|model|no |without|dealer|chemist|physician|coach|trainer|nurse|grandm|you|unrestricted|jail|evil|terminal|developer|admin|system|rules|linux|dan|sell|vendor|gpt))",
  " (?:pretend|pretending|roleplay|role play|role ?-?playing|imagine (?:you|that you)|simulate|impersonate|lets play|play the (?:role|part)|you play|suppose you (?:are|were)|assume the (?:role|persona|identity))(?: |$)",
  " (?:jail ?break\\w*|dan mode|do anything now|developer mode|debug mode|god mode|admin mode|sudo|maintenance mode|test mode|safe mode off|unrestricted|unfiltered|uncensored|no filter|opposite mode|evil mode|dev mode|diagnostic mode|root access|override code|override mode)(?: |$)",
  " (?:without|no|free of|free from|ignoring|lift\\w*|unlock\\w*|have no|with no|has no)(?: [^ ]+){0,2} (?:restrictions?|filters?|censorship|limitations?|safety (?:rules|checks|filters?)|guardrails?|ethic\\w*|moral\\w*|content polic\\w+|disclaimers?)(?: |$)",
  " (?:begin|start|end|finish|precede|prefix|conclude)(?: [^ ]+){0,5} (?:answer|response|reply|message|output|sentence)s? (?:with|by)(?: |$)",
  " (?:respond|reply|answer|say|output|print|write) (?:only|exactly|just|nothing but|solely|simply)(?: |$)",
  " repeat after me",
  " (?:say|write|print|output|type|confirm|state|agree|admit|announce|declare) (?:that |the )?(?:following|exactly|word\\w*|this|phrase|sentence|it is safe|its safe|you approve|hacked|pwned|owned)(?: |$)",
  " (?:new|updated|additional|special|urgent|important|real|true|actual|secret|revised|latest|further) (?:system |admin\\w* |developer )?(?:instructions?|rules|directives?|prompt|orders|task|objective|persona|role|policy|guidelines?)(?: |$)",
  " (?:i am|im|this is|as|speaking as|message from|note from|signed|on behalf of|authori[sz]ed by) (?:the|your|an?|my)? ?(?:\\w+ )?(?:administrators?|admins?|developers?|creators?|openai|anthropic|owners?|engineers?|operators?|sysadmin|maintainer|programmer|ceo|webmaster|superuser|root|auditor|security team|penetration tester|red team\\w*|site owner)(?: |$)",
  " (?:base ?64|rot ?13|hex|hexadecimal|morse|backwards|reversed?|pig latin|caesar|cipher|leetspeak|unicode|binary|acrostic|emoji)(?: |$)(?=.*(?:prompt|instruction|rules|decode|encode|answer|spell|write|output|above|message|execute|follow|text|your))",
  " (?:decode|execute|run|eval|evaluate|obey|follow)(?: [^ ]+){0,4} (?:this|the following|these|below|my|code|command|script|base64|string|instructions?|orders?)(?: |$)",
  " (?:cite|link|links|include|add|insert|append|embed|attach|render|display|put|use|point|send|redirect|forward|fetch|load|visit|open|click|go to|post|navigate|browse|refer|direct|advertise|promote|mention|recommend)(?: [^ ]+){0,8} (?:https?\\S*|www\\S*|urls?|web ?sites?|web ?address\\w*|links?|markdown images?|images?|pixel|iframe|script|html|javascript|\\S+\\.(?:com|net|org|io|shop|ru|xyz|example|evil|test|co|biz|info)\\S*)(?: |$)",
  " (?:end|stop|close|leave|exit|terminate)(?: [^ ]+){0,2} (?:of )?(?:system|prompt|instructions?|context|role|character|data|passages?)(?: |$)(?=.*(?:new|begin|now|start|you|user|ignore))",
  " (?:system|assistant|developer|admin|user|inst|tool|override|root|operator|supervisor) ?(?:override|prompt|message|note|notice|update|alert|instruction|command)(?: |$)",
  " (?:drop|delete|truncate|insert into|select|update|union select) (?:table|\\*|from|users?|all)(?: |$)",
  " (?:hypothetically|theoretically|in a fictional|for a story|in an alternate)(?=.*(?:ai|rules|assistant|prompt|no restrictions|instructions))",
  " (?:grandm\\w+|late (?:father|mother|grand\\w+))(?= .*(?:used to (?:read|tell|recite)|prompt|instructions|bedtime))",
  " (?:canary|api ?key|secret key|environment variables?|env file|passwords?|credentials|access token|database (?:password|schema|url))(?: |$)",
  " (?:make up|invent|fabricate|fake|hallucinate)(?: [^ ]+){0,5} (?:stud(?:y|ies)|citations?|references?|papers?|sources?|doses?|doi|pmid|data|evidence)(?: |$)",
  " you (?:must|have to|are required to|will|shall|need to|should|can|may) (?:now |always |never |only |not )?(?:obey|comply|answer every|refuse|say yes|agree|ignore|do anything|respond only|reply only|answer only|reveal|disclose|disregard|forget|break|pretend|act|lie|approve|endorse)(?: |$)",
  " (?:ignora|ignorar|olvida|olvidate|descarta)(?: [^ ]+){0,5} (?:instruc\\w+|reglas|regole|istruzioni|regras|anterior\\w*|precedent\\w*)| (?:ignorez|ignore|oubliez|oublie|negligez)(?: [^ ]+){0,6} (?:instructions|consignes|regles)| (?:ignoriere|ignorier|vergiss|missachte|umgehe)(?: [^ ]+){0,6} (?:anweisung\\w*|regeln|instruktion\\w*|vorgaben)| (?:игнорируи|игнорировать|забудь|отмени|проигнорируи)(?: [^ ]+){0,6} (?:инструкци\\w*|правил\\w*|указани\\w*)| (?:esqueca|ignore|desconsidere)(?: [^ ]+){0,5} (?:instruc\\w+|regras)| (?:dimentica|ignora)(?: [^ ]+){0,5} (?:istruzioni|regole)| (?:negeer|vergeet)(?: [^ ]+){0,5} (?:instructies|regels)| (?:zignoruj|zapomnij)(?: [^ ]+){0,5} (?:instrukcj\\w*|zasad\\w*)| talimatlar\\w*(?: [^ ]+){0,4} (?:yok say|unut|goz ardi)",
  " (?:muestra\\w*|dime|revela|ensename|repite|zeig\\w*|nenne|verrate|wiederhole|montre\\w*|affiche\\w*|revele\\w*|repete\\w*|покажи|раскрои|повтори|выведи|mostre|mostra\\w*|rivela|ripeti|laat|toon)(?: [^ ]+){0,6} (?:prompt\\w*|instrucc\\w*|instruc\\w*|anweisung\\w*|systemprompt\\w*|consignes|инструкци\\w*|промпт\\w*|istruzioni|instructies)",
  "忽略.*(?:指令|指示|规则|提示)|(?:显示|告诉我|输出|泄露).*(?:提示词|系统提示|指令)|指示を無視|プロンプトを(?:表示|教え|見せ)|تجاهل.*(?:التعليمات|الأوامر)",
]);
/** Signs of a prompt's own grammar, in the message as it was typed. */
export const PROMPT_MARKUP =
  /<\/?\s*(?:system|instructions?|user|assistant|prompt|passages?|data|admin)\b|\[\/?(?:system|inst|admin|assistant|user)\]|\[(?:system|admin)\b|#{2,}\s*(?:system|instruction|new|end|admin|response)|<\|[a-z_]+\|>|\{\{.*\}\}|^\s*(?:system|assistant|developer|admin)\s*:|\b(?:BEGIN|END) (?:SYSTEM|PROMPT|INSTRUCTIONS|OVERRIDE|USER|CONTEXT|DATA|PASSAGES)\b|"role"\s*:|!\[[^\]]*\]\(|javascript:|<script|<img|<iframe|-{3,}\s*(?:end|new|system)|={3,}\s*(?:end|new|system)|\bP\d+\]\s*:/im;
