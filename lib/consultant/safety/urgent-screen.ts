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
  if (isLongAgo.test(text)) return false;
  return sentences.some(tellsOfState);
}

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
  / (?:in (?:the|a|this|that|one) (?:\w+ )?(?:study|trial|paper|movie|film|book|novel|case report|article|experiment|report|game|episode|exam)|case report|hypothetical\w*|fictional|for (?:a|my) (?:novel|story|essay|thesis|class|exam|course|paper|presentation|book|script)|my (?:novel|character)|the (?:study|trial|paper|authors|participants|rats|mice)|placebo) /;
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
    " (?:this is|its|it is|is this|have|having|in|got|we have|i have) (?:a |an )(?:\\w+ ){0,2}?emergency(?: |$)(?!contrac|use|room|procedure|depart|medicine|protocol|plan|kit|unblind)",
    " (?:should|do|must|shall|can) (?:i|we|he|she|they|my \\w+) (?:need to |have to |just )?(?:go|take \\w+|get|rush)(?: \\w+){0,3} (?:to |in )?(?:the |an? )?(?:er|e r|emergency|emergency room|hospital|a&e|a and e|urgent care|casualty)(?: |$)",
    " (?:going|heading|on (?:my|our) way|rush\\w*|driv\\w+|taking (?:him|her)) (?:\\w+ )?to (?:the )?(?:er|emergency room|a&e|hospital now)",
    " (?:im|i am|hes|he is|shes|she is|think im|am i|i think i am|is (?:he|she)) (?:\\w+ )?(?:dying|going to die)(?! to | of (?:curiosity|laughter|boredom))",
    " help me (?:please )?(?:now|im|i am|i cant|someone|quick|fast|asap|before)",
    " (?:dont|do not) let me die| save (?:me|him|her|my)(?: |$)(?!time|money|a|some)",
    " (?:someones?|somebodys?) (?:is )?(?:dying|not breathing|unconscious|overdos\\w+)",
    " (?:not breathing|stopped breathing|cant breathe|can t breathe|cannot breathe|cantbreathe)(?: |$)(?!.*(?:rats|mice|study|trial|case report))",
  ].join("|"),
);
