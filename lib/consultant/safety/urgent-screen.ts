import {
  BODY_EVENTS,
  CONDITIONS,
  NOW,
  STATES,
  SUBJECT,
  TOO_MUCH,
  TOOK,
  YOUNG_OR_PET,
} from "./urgent-lexicon";

/**
 * Whether canonical text tells of somebody who may be in danger now: what is happening to a person,
 * or what went into one. What a study, a label or the past holds is no emergency.
 */
export function tellsOfEmergency(text: string): boolean {
  if (CALLS.test(text)) return true;
  const sentences = text.split(" . ").map((sentence) => ` ${sentence.trim()} `);
  if (sentences.some(tellsOfIntake)) return true;
  if (isCry(sentences)) return true;
  const isPast = isLongAgo.test(text) && !ANY_NOW.test(text);
  return !isPast && sentences.some((sentence) => tellsOfState(sentence) || states(sentence));
}

/** A message that asks nothing at all, and tells of a body: nobody writes so to read about peptides. */
function isCry(sentences: string[]): boolean {
  const whole = sentences.join(" ");
  if (isStory.test(whole) || READS.test(whole) || isLongAgo.test(whole) || WELL.test(whole))
    return false;
  if (
    sentences.some(
      (sentence) => ASKS.test(sentence) || / (?:\?|what is|what are|tell me) /.test(sentence),
    )
  )
    return false;
  return (
    BODY.test(whole) && (SOMEBODY.test(whole) || AFTER_SHOT.test(whole) || SOMEONE.test(whole))
  );
}

const SOMEONE = new RegExp(` ${SUBJECT} `);
const BODY =
  / (?:chest|throat|tongue|lips?|jaw|airway|breath\w*|gasp\w*|wheez\w*|chok\w*|suffocat\w*|vision|eyesight|blind|numb\w*|spinning|faint\w*|black(?:ed|ing)? out|blackout|retch\w*|vomit\w*|puk\w*|throwing up|threw up|sweat\w*|drenched|shaking|shivering|trembling|bleed\w*|bled|blood|swell\w*|swelled|swollen|puffy|agony|excruciating|unbearable|fever|convuls\w*|seiz\w*|fits?|twitch\w*|spasms?|weak|limp|collaps\w*|keeled over|fell (?:over|down)|unconscious\w*|conscious\w*|wake|awake|waking|respond\w*|unresponsive|coma|pulse|heartbeat|heart (?!failure|disease|doctor|health)|sugar|glucose|overdos\w*|poison\w*|paraly\w*|stroke|slurr\w*|droop\w*|dizzy|confused|hallucinat\w*|pale|clammy|hives|welts|rash|burning|stabbing|dying|die|died|dead|emergency|ambulance|paramedics?|hospital|urgent\w*|911) /;
/** Nothing is wrong. */
const WELL =
  / (?:thanks?|thank you|no (?:problems?|side effects?|issues?|pain|longer)|feel(?:ing)? (?:good|great|fine|better)|hello|hi there|good (?:morning|evening|afternoon)|helpful|helped|helps|love|great|healthy|better now|fully recovered|help (?:me )?(?:with|understand|find|choose|learn|to understand)|information|info|compare|versus|vs|between|question about|peptide for|peptides for) /;

const ANY_NOW = / (?:now|today|tonight|currently|this morning|just|suddenly|help|minutes|hours) /;

const words = (most: number) => `(?: (?!(?:${BREAKERS}) )[^ ]+){0,${most}}`;
/** Between a person and a symptom they turn a report into talk. */
const BREAKERS =
  "if|whether|cause|causes|risk|risks|listed|report|reports|reported|read|reading|heard|told|said|says|study|studies|trial|trials|treat|treats|against|about|prevent|prevents|wonder|wondering|asks|asking|curious|research|researching|writing|essay|paper|exam|class|teach|course|studying|understand|know|explain|learn|does|did|why|describe|mention|mentions|participants|rats|mice|worried|worry|afraid|scared|fear|avoid|help with|never|no|without|write|wrote|interested|help me understand|doing|history|article|page|label|labels|library|treated|treatment|treating|like to|looking";

const state = `(?:${[...STATES, ...BODY_EVENTS].join("|")})`;
const HAPPENS = new RegExp(
  `(?<! (?:if|when|whenever|whether|where|in|once|until|that|how|before) (?:an? |the )?) ${SUBJECT}${words(7)} ${state}`,
);
const ONES_BODY = new RegExp(` (?:my|his|her|our|their)(?: \\w+)? (?:${BODY_EVENTS.join("|")})`);
const IF_ONE = new RegExp(` (?:if|when) (?:i|im|my|he|she|hes|shes)${words(6)} ${state}`);
const CONDITION_NOW = new RegExp(
  ` ${SUBJECT}${words(8)} ${CONDITIONS}(?=.* ${NOW} )| ${SUBJECT} (?:[^ ]+ ){0,4}?${NOW} (?:[^ ]+ ){0,4}?${CONDITIONS}| (?:having|experiencing|going into) (?:[^ ]+ ){0,3}?${CONDITIONS}`,
);
const BARE = new RegExp(` ${state}(?: |$)| ${CONDITIONS} `);
const BARE_NOW =
  / (?:now|help|please|suddenly|urgent\w*|emergency|asap|immediately|just|after (?:my|the|an?|taking|inject\w*|injection|shot|using|semaglutide|ozempic|first|second)|since|tonight|this morning|(?:minutes?|mins?|hours?) (?:ago|after)|what (?:do|should) i do|what to do|sos|911|getting worse|wont stop) /;
const TALK =
  / (?:what|which|why|does|do|did|is|are|was|were|can|could|study|studies|trials?|listed|reported|risks?|side effects?|cause|causes|label\w*|rats?|mice|animals?|approved|mechanism|evidence|patients|participants|explain|how (?:does|do|is|are|did|common|often)|compare|summar\w+|research|history|used for|treat\w*) /;

function tellsOfState(sentence: string): boolean {
  if (isStory.test(sentence)) return false;
  if (HAPPENS.test(sentence) || CONDITION_NOW.test(sentence) || IF_ONE.test(sentence)) return true;
  if (ONES_BODY.test(sentence) && !QUOTED.test(sentence)) return true;
  const isShort = sentence.split(" ").length <= 16;
  return isShort && BARE.test(sentence) && BARE_NOW.test(sentence) && !TALK.test(sentence);
}

const QUOTED =
  / (?:if|whether|in (?:the|a) (?:study|trial)|listed|reported|participants|rats|mice) /;
/** The person is read about, not there. */
const isStory =
  / (?:in (?:the|a|this|that|one) (?:\w+ )?(?:study|trial|paper|movie|film|book|novel|case report|article|experiment|report|game|episode|exam)|laughing|of (?:boredom|curiosity|laughter)|case report|hypothetical\w*|fictional|for (?:a|my) (?:novel|story|essay|thesis|class|exam|course|paper|presentation|book|script)|my (?:novel|character)|the (?:study|trial|paper|authors|participants|rats|mice)|placebo) /;
const isLongAgo =
  / (?:(?:\d+|one|two|three|four|five|six|ten|few|several|many|some|a) (?:years?|months?|decades?) (?:ago|back|before)|years ago|last (?:year|summer|winter|spring|autumn|fall|decade)|in (?:19|20)\d\d|as a (?:child|kid|teen\w*)|when i was|history of|used to|recovered|survived|survivor|long ago|in the past|since childhood|previously|ever since|years? later) /;

const gap = `(?: (?!(?:if|would|could|should|may|might|rats|mice|participants|trial|study|animals|label|never|to|can) )[^ ]+)`;
const MUCH = `(?:${TOO_MUCH.join("|")})`;
const INTAKES = [
  new RegExp(` ${SUBJECT}${gap}{0,6} ${TOOK} (?:[^ ]+ ){0,12}?${MUCH}`),
  new RegExp(` ${SUBJECT}${gap}{0,4} ${MUCH}${gap}{0,6} ${TOOK}(?: |$)`),
  // The subject is left out: "took 10 mg instead of 1".
  new RegExp(
    `^ (?:(?:help|omg|oh|god|shit|fuck|so|please|hi|hey|hello|ok|um|just|think|accidentally|um|ugh|oops) |, )*(?:i )?${TOOK} (?:[^ ]+ ){0,12}?${MUCH}`,
  ),
  new RegExp(` (?:accidentally|mistakenly|unintentionally) (?:[^ ]+ ){0,2}?${TOOK} `),
  new RegExp(
    ` ${YOUNG_OR_PET} (?:[^ ]+ ){0,5}?(?:swallow\\w*|drank|drunk|ate|eaten|chewed|ingested|consumed|got (?:into|hold of|ahold of)|bit into|licked|sucked|inject\\w* (?:him|her|it)self|stuck (?:him|her|it)self|stabbed (?:him|her|it)self|poked (?:him|her|it)self|put .{1,30} in (?:his|her|its) mouth|was (?:accidentally )?(?:given|injected)|playing with (?:my|the|a) (?:\\w+ ){0,2}(?:pen|needle|syringe|vial))`,
  ),
  new RegExp(` ${SUBJECT}${gap}{0,5} (?:overdosed|overdosing|poisoned|been poisoned)(?: |$)`),
  new RegExp(
    ` ${SUBJECT}${gap}{0,4} (?:took|taken|take|had|having|have) (?:an? )?(?:[^ ]+ ){0,3}?overdose(?: |$)`,
  ),
  / (?:is|was|think|think its|could be|might be|having|had|possible|suspected|help|with|accidental) (?:this |it )?(?:an? )?overdose (?:.{0,60} )?(?:help|now|what (?:do|should)|right now|emergency|friend|son|daughter|please|urgent)/,
  / (?:help|urgent|emergency|quick|please) (?:.{0,30} )?overdose/,
];

function tellsOfIntake(sentence: string): boolean {
  return (
    !isStory.test(sentence) &&
    !SUPPOSED.test(sentence) &&
    INTAKES.some((pattern) => pattern.test(sentence))
  );
}

/** What is only thought of. "Is it bad that I took …" is not. */
const SUPPOSED =
  / (?:what (?:happens|would happen|if)|if (?:i|you|one|someone|somebody|a person|people|patients|we)(?: \w+)?|would (?:it|i|you)|suppose|imagine|can (?:i|you|one|people|someone)|is it possible to|were given|was given to|were (?:injected|treated)|rats?|mice|volunteers|participants|patients (?:who|that)|trial|study|studies) (?!took .* (?:just|now|help)).{0,80}(?:took|taken|take|injected|overdose\w*|swallow\w*|given|ate|drank|administered|dose)/;

/** Asking for help as such. */
const CALLS = new RegExp(
  [
    " (?:call|called|calling|dial|phone|ring|get|send|need|want) (?:me |us |you )?(?:for )?(?:911|999|112|000|an? ambulance|ambulance|the ambulance|paramedics|poison (?:control|cent\\w+)|emergency services|medical help|urgent help|immediate help|help now|urgent medical)",
    " (?:need|want)s? (?:a )?(?:doctor|medic|hospital|help|medical attention) (?:right )?(?:now|asap|immediately|urgently|fast|quick\\w*)",
    " (?:this is|its|it is|is this|is it|have|having|got|we have|i have) (?:a |an )(?:\\w+ ){0,2}?emergency(?: |$)(?!contrac|use|room|procedure|depart|medicine|protocol|plan|kit|unblind)",
    " (?:should|do|must|shall|can) (?:i|we|he|she|they|my \\w+) (?:need to |have to |just )?(?:go|take \\w+|get|rush)(?: \\w+){0,3} (?:to |in )?(?:the |an? )?(?:er|e r|emergency|emergency room|hospital|a&e|a and e|urgent care|casualty)(?: |$)",
    " (?:going|heading|on (?:my|our) way|rush\\w*|driv\\w+|taking (?:him|her)) (?:\\w+ )?to (?:the )?(?:er|emergency room|a&e|hospital now)",
    " (?:im|i am|hes|he is|shes|she is|think im|am i|i think i am|is (?:he|she)) (?:\\w+ )?(?:dying|going to die)(?! to | of (?:curiosity|laughter|boredom))",
    " (?:send|get|call|need) (?:help|paramedics|medics)(?: |$)(?!with|me (?:understand|with|find|choose|learn)|understand|to understand)",
    " (?:we|i) need (?:paramedics|an ambulance|help fast|emergency)",
    " help me (?:please )?(?:now|im|i am|i cant|someone|quick|fast|asap|before)",
    " (?:dont|do not) let me die| save (?:me|him|her|my)(?: |$)(?!time|money|a|some)",
    " (?:someones?|somebodys?) (?:is )?(?:dying|not breathing|unconscious|overdos\\w+)",
    " (?:not breathing|stopped breathing|cant breathe|can t breathe|cannot breathe|cantbreathe)(?: |$)(?!.*(?:rats|mice|study|trial|case report))",
  ].join("|"),
);

/**
 * Whether a sentence that asks nothing says that something bad is there. Readers ask; who is in
 * danger states. So what need not name a person counts here, the words of readers aside.
 */
function states(sentence: string): boolean {
  if (isStory.test(sentence) || READS.test(sentence)) return false;
  const clauses = sentence
    .split(/ (?:,|and then|but|because|cuz) /)
    .map((one) => ` ${one.trim()} `);
  return clauses.some((clause) => !ASKS.test(clause) && isGrave(clause, sentence));
}

function isGrave(clause: string, sentence: string): boolean {
  if (STATED.test(clause)) return true;
  if (GRAVE.test(clause) && (SOMEBODY.test(clause) || AFTER_SHOT.test(clause))) return true;
  return NAMED.test(clause) && SOMEBODY.test(clause) && !ASKS.test(sentence);
}

/** How a question, or a wish to read, begins. */
const ASKS =
  /^ (?:(?:please|so|and|also|ok|okay|hi|hello|hey|well|or|then|um|but|for|in|on|at|with|from|to) )*(?:what|whats|which|how|hows|why|when|where|who|whose|whom|does|do|did|is|are|was|were|will|would|can|could|should|may|might|has|have (?:you|there|any|they)|tell me|explain|describe|compare|list|define|summari[sz]e|give me|show me|name|discuss|outline|find|search|any|if|whether|i (?:want|would like|wanted|need) to (?:know|understand|learn|ask|read)|im (?:curious|interested|wondering|asking|looking|reading|writing|studying)|i (?:wonder|read|heard|saw))(?: |$)/;
const READS =
  / (?:study|studies|studied|trials?|papers?|case reports?|articles?|rats?|mice|mouse|animals?|rodents?|participants|patients|volunteers|placebo|label\w*|listed|side effects?|adverse|mechanisms?|evidence|research\w*|library|page|pages|essay|curious|wonder\w*|interested|heard|read|asked|asks|section|chapter|professor|teacher|lecture|homework|quiz|mentioned|mentions|risk|risks|cause|causes|warnings?|history|approved|approval|explain|summary|reports?|reported|incidence|rate|rates|mentioned|dying to|treats?|treated for|used for|indicated|prevents?|protects?|mortality|effects? of|model|models|theory|disclaimer|emergency (?:use|kit|procedure|unblinding|contraception)) /;

const item =
  "(?:tablets?|pills?|capsules?|vials?|bottles?|pens?|solution|medicine|medication|meds|peptides?|needles?|syringes?|drops|liquid|powder|cream|poison|bleach|battery|cap|patch|semaglutide|ozempic|wegovy|rybelsus|mounjaro|insulin|drugs?|stuff|it all|everything|something|the (?:whole|entire|lot|rest)|handful|bunch|box|pack|strip|glass|container)";
const STATED = new RegExp(
  ` (?:${[
    ...STATES,
    ...BODY_EVENTS,
    `(?:swallow(?:ed|s|ing)|drank|drunk|chewed|ate|eaten|ingested|downed|chugged|gulped|got into|gotten into|got hold of|ahold of|consumed)(?: [^ ]+){0,6} ${item}`,
    "(?:struggling|fighting|gasping|begging|starving|desperate|hard|unable|trying|cant|cannot) (?:to )?(?:get |catch |find )?(?:for )?(?:any |some |enough |my |a )?(?:air|breath|breathe|oxygen)",
    "(?:no|without|not enough|less|any) (?:air|oxygen|pulse|heartbeat|vital signs)",
    "(?:went|gone|going|goes|turned|turning|turns|are|is|look|looks|looking|getting|becoming|became) (?:all |very |really |so |completely )?(?:blue|bluish|grey|gray|purple|pale|white as|ashen|limp|stiff|floppy|cold and|unresponsive|numb)",
    "(?:sitting|standing|weight|pressing|pushing) (?:down )?on (?:my|his|her|the) chest",
    "(?:irregular|weak|thready|racing|no|fast|faint) (?:pulse|heart ?beat|heart)",
    "(?:pulse|heart ?rate|heart ?beat)(?: \\w+){0,3} (?:irregular|weak|racing|1[3-9]\\d|2\\d\\d|[23]\\d|stopped|all over|crazy|fast|through the roof)",
    "(?:about to|going to|gonna|might|almost|nearly|keep|keeps|keep on|kept|started|starting|im|just) (?:pass\\w* out|faint\\w*|collaps\\w*|black\\w* out|pass\\w* away|die|dying)",
    "(?:snapped|broke|broken|stuck|lodged|bent)(?: \\w+){0,3} (?:off|inside|in my|in his|in her|under)",
    "(?:lost|losing|loss of|no|cant|gone|blurred|blurry|double|tunnel)(?: \\w+){0,3} (?:vision|sight|eyesight|hearing|feeling in|movement|control of|consciousness)",
    `(?:took|taken|swallowed|injected|drank|ate|shot|pinned|dosed|popped|downed|gave)(?: [^ ]+){0,8}? (?:${TOO_MUCH.join("|")})`,
    "(?:bleed\\w*|blood|vomit\\w*|puking|shaking|seizure|pain|spasms?|swelling|convulsions?)(?: \\w+){0,2} (?:wont|doesnt|isnt|not|never|cant) (?:stop\\w*|go away|going away|letting up|end)",
    `(?:took|taken|injected|drew(?: up)?|shot|dosed|pinned|gave|put|used|dialled|dialed|set)(?: [^ ]+){0,10}? (?:(?:it )?should have (?:been|taken|done|used)|(?:i |it )?was supposed to|meant to (?:take|inject|draw|be|use)|not \\d)`,
    "(?:mistook|mistaken|confused|mixed up|switched|swapped)(?: [^ ]+){0,8} (?:vials?|pens?|syringes?|dose|mg|mcg|units|injected|took|bottle|tablets?)",
    "(?:injected|took|taken|used|shot|pinned)(?: [^ ]+){0,6} (?:every day this week|all at once|at once|in one go|in a row|in one (?:day|night|sitting)|back to back)",
    "(?:everything|it all|world|room)(?: \\w+){0,3} (?:black|dark|spinning|fading|blurry|white)",
    "(?:legs|knees|body|arms?|hands?|fingers|feet)(?: \\w+){0,3} (?:gave (?:out|way)|giving (?:out|way)|buckl\\w+|collaps\\w+|wont work|stopped working|numb|paraly\\w+|went dead|going dead|cant move)",
    "(?:pain|cramps?|cramping|headache|migraine|ache)(?: [^ ]+){0,4} (?:so bad|really bad|very bad|too much|unbearable|excruciating|severe|terrible|horrible|intense|worst|10/10|10 out of|cant (?:stand|move|sit|sleep|walk|breathe|bear)|screaming|crying|getting worse|not going away|spreading|radiating|shooting)",
    "(?:so much|tearing|ripping|stabbing|splitting|blinding|thunderclap|crushing|agonising|agonizing|awful|severe|sharp|extreme|insane|crazy|searing) (?:\\w+ )?(?:pain|headache|migraine|cramps?)",
    "(?:screaming|crying|writhing|curled up|doubled up)(?: \\w+){0,3} (?:pain|agony)",
    "blood (?:\\w+ ){0,3}(?:keeps|coming|came|when|whenever|pours|poured|running|dripping|spraying|out of)",
    "(?:pee|peed|peeing|poop|pooped|pooping|spit|spat|spitting|stool|urine|vomit|cough\\w*)(?: \\w+){0,3} (?:blood\\w*|black)",
    "(?:so|really|very|extremely|too) (?:dizzy|weak|confused|drowsy|lightheaded|faint|disoriented)(?: \\w+){0,4} (?:cant|fall|stand|walk|floor|see|speak|pass)",
    "(?:welts|rash|hives|itching)(?: \\w+){0,4} (?:all over|everywhere|spreading|breathe|head to toe|whole body)",
    "covered in (?:welts|hives|a rash|rash|blood)",
    "(?:face|neck|throat|tongue|lips?|eyes?)(?: \\w+){0,3} (?:blew up|ballooned|blown up|puffed up|doubled)",
    "(?:hard|difficult|painful|impossible|tough|cant|unable|struggle|struggling)(?: \\w+){0,3} (?:inhale|exhale|breathe|get air|swallow)",
    "(?:sight|vision|eyesight|hearing)(?: \\w+){0,2} (?:vanished|disappeared|failed|went|is gone|gone)",
    "(?:pain|ache|headache)(?: [^ ]+){0,8} worst(?: \\w+)? ever",
    "worst (?:\\w+ )?(?:ever|of my life)",
    "worst (?:pain|headache|ache)(?: \\w+){0,3}",
    "(?:oozing|leaking|full of|filled with) pus",
    "(?:black|tarry|bloody) (?:stools?|poop|diarrh\\w+|vomit|urine)",
    "pus(?: \\w+){0,4} (?:fever|hot|red|spreading)",
    "eyes (?:\\w+ )?roll\\w+",
    "(?:voice|breathing)(?: \\w+){0,3} (?:hoarse|gone|raspy|wheezy|shallow|labou?red|slow\\w*|noisy|rattling|stopping)",
    "(?:slow|shallow|rattling|noisy|laboured|labored) breath\\w*",
    "breathing (?:\\w+ )?(?:slow\\w*|shallow\\w*|funny|weird\\w*|fast|hard)",
    "blood in",
    "blood (?:is )?(?:coming|pouring|gushing|spurting|everywhere)",
    "(?:gushing|spurting|hemorrhaging|haemorrhaging|soaked (?:in|with)) ",
    "anaphyla\\w+",
    "(?:serious|severe|bad|terrible|extreme|massive|major|life ?threatening|violent|horrible)(?: \\w+)? (?:allergic|reaction|allergy|bleed\\w*|hypo|low|symptoms)",
    "hives",
    "(?:swollen|swelling|swelled)(?: \\w+){0,4} (?:shut|up|fast|badly|throat|face|tongue|lips?|eyes?|neck|mouth|airway|like a balloon|everywhere)",
    "(?:eyes?|face|lips?|throat|tongue)(?: \\w+){0,3} (?:shut|swollen|puffed|huge|twice)",
    "(?:wont|doesnt|isnt|not|never|cant|couldnt|refuses to|stopped) (?:\\w+ )?(?:answer\\w*(?: me)?|react\\w*|respond\\w*|mov\\w+|wak\\w+(?: up)?|open (?:his|her|their) eyes|talk\\w*|speak\\w*|breath\\w*|blink\\w*|get up|recogni[sz]\\w+)",
    "(?:fell|falling|dropped|lying|laying|slumped|found)(?: \\w+){0,4} (?:unconscious|on the (?:floor|ground|bathroom|kitchen)|down and|over|face down|collapsed)",
    "(?:convuls|seiz|spasm|twitch|jerk|foam|froth|shak|trembl)ing(?: \\w+){0,6} (?:floor|mouth|control|stop|uncontrollabl\\w+|violent\\w*|badly|bed|eyes|everywhere|body|all over)",
    "(?:throwing|threw) up (?:\\w+ ){0,3}(?:blood|for|every|since|all|nonstop|constantly|everything)",
    "(?:vomit\\w*|puk\\w+) (?:\\w+ ){0,3}(?:blood|for (?:\\w+ )?(?:days|hours)|every|since|all (?:day|night)|nonstop|constantly|everything)",
    "(?:cant|cannot|not able to|unable to|couldnt|wont) (?:\\w+ ){0,2}(?:keep|hold)(?: \\w+){0,4} down",
    "(?:paraly[sz]ed|comatose|seizing|convulsing|asphyxiat\\w+|suffocat\\w+|strangl\\w+|drowning)",
    "(?:overdosed|overdosing|poisoned)",
    "(?:sugar|glucose|bg|meter|cgm|sensor|monitor)(?: [^ ]+){0,5} (?:[1-4]?\\d|5[0-3]|[0-3]\\.\\d|lo|low)(?: |$)(?!(?:kg|lbs|years|percent|mg|weeks|days|months|hours|units|g) )",
  ].join("|")})`,
);
const NAMED = new RegExp(
  ` (?:${CONDITIONS}|chest pains?|chest pressure|overdose|poisoning|emergency|bleeding|breathing|unconscious\\w*|swelling|swollen|fainting|vomiting blood|ambulance|dying|numbness|paralysis|seizure|stroke|convulsions?|hallucinations?|coma|shock|blackout|suffocation|choking|severe pain|hypoglyc\\w+) `,
);
/** Words that a statement about somebody hardly holds unless it is grave. */
const GRAVE =
  / (?:breathing|breathe|breathless|gasping|airway|windpipe|wheezing|choking|suffocating|unconscious|unresponsive|out cold|convulsing|convulsions|seizing|seizures?|fainted|fainting|collapsed|collapsing|paraly[sz]ed|overdosed|overdosing|poisoned|hallucinating|delirious|blew up|ballooned|blowing up|black stools?|tarry stools?|(?:in|into) (?:\w+ )?shock|anaphyla\w+|comatose|lifeless|bleeding (?:out|heavily|nonstop|a lot)|blood loss|turning blue|drowning|ambulance|paramedics) /;
const AFTER_SHOT =
  / (?:after|since|following|from) (?:\w+ ){0,3}(?:shot|injection|injecting|jab|dose|pen|pinning|taking|pill|tablet|vial) /;
const SOMEBODY =
  / (?:i|im|ive|me|my|he|she|hes|shes|hell|shell|him|her|his|we|our|they|someone|somebody|now|help|please|wife|husband|son|daughter|baby|mom|mum|dad|friend|partner|right now|today|tonight|urgent|asap) /;
