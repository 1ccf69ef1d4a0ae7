import { lexicon } from "./lexicon";

/** How people tell of themselves and of those near them, and how readers ask. In canonical text. */

const people = `son, sons, daughter*, child, childs, kid, kids, kiddo, toddler*, baby, babys, infant, newborn, wife*, wifey, husband*,
  hubby, spouse, partner*, girlfriend*, boyfriend*, gf, bf, fiance*, mother*, mom, moms, mum, mums, mommy, mama, mam, father*,
  dad, dads, daddy, papa, pop, parents, brother*, sister*, sis, bro, bros, friend*, buddy, buddys, mate, mates, bestie, homie, roommate*, roomie,
  flatmate, housemate, neighbour*, neighbor*, colleague, coworker*, co-worker, grandmother*, grandma*, granny, gran, nan, nana, grandfather*, grandpa*,
  grandad, granddad, grandson*, granddaughter*, grandchild*, grandkid*, uncle*, aunt*, cousin*, nephew*, niece*, stepson, stepdaughter, client*, guest,
  lodger, tenant, teammate*, trainee, dude, guy, lady, gentleman, girl, boy, lad, bloke, missus, ex, twin, twins, dog, dogs, puppy, pup, cat, cats, kitten, kitty, pet, horse, rabbit of mine,
  patient, pt, client, patient of mine, a/the/my/our patient, resident, my/the/our student, year/yr/month old, yo, #yo, #m, #f, someone, somebody, sum1, this man/woman/person, the man/woman/person, a man/woman/stranger`;
const pronouns = `i, im, ive, id, ill, me, my, mine, myself, we, were all, weve, our, us, he, hes, him, his, himself, she, shes, her, hers, herself, theyre, theyve`;

export const PERSON = lexicon(people, pronouns);
export const YOUNG_OR_PET =
  lexicon(`son, sons, daughter*, child, children, kid, kids, kiddo, toddler*, baby, babys, infant, newborn, little
  one/boy/girl/brother/sister/man/guy, boy, girl, grandson*, granddaughter*, grandchild*, grandkid*, nephew*, niece*, stepson, stepdaughter, twin, twins,
  dog, dogs, puppy, pup, cat, cats, kitten, kitty, pet, horse, rabbit, ferret, parrot, retriever, labrador, terrier, #/one/two/three/four/five/six/seven/eight/nine/ten year/yr/month old, #yo, # yo, # month/months old`);

/** Words with which a reader speaks of himself and not of his body. */
export const READER_SELF =
  / (?:i (?:have |just |once |was |am |also |recently |only |ve )*(?:read|reading|heard|hear|saw|seen|wonder|wondering|wondered|understand|know|learned|noticed (?:in|on) (?:the|your)|watched|ask|asking|asked|wanted|want|would like|d like|am curious|m curious|was told|believe|thought|remember reading|like|love|study|teach|write|work|research)|(?:im|id) (?:just |also |only )?(?:reading|wondering|curious|interested|asking|writing|studying|researching|learning|confused (?:about|by|over)|looking|like|a (?:nurse|doctor|student|pharmacist|medical|researcher|journalist|teacher|writer))|(?:can|could|may) i (?:ask|read|find|see|know|learn)|(?:tell|show|teach|give|explain to|remind|help) (?:me|us) (?:about|what|which|how|why|the|understand|a|with|find|learn|more|whether|if|some|mix|plan|choose|get|make|decide|write|calculate|prepare|draw|pick|compare|figure)|tell me|let me know|my (?:question|essay|thesis|class|professor|teacher|homework|paper|presentation|exam|novel|book|article|colleague|lecturer|lecture|tutor|supervisor|understanding|curiosity|research|blog|talk|poster|interest|students)|we (?:are|were) (?:studying|reading|discussing|learning|taught)|our (?:class|lecture|seminar|textbook|course|book club|journal club))(?= )/g;

const substance = `shot, shots, jab, jabs, jabbed, pen, pens, vial, vials, injection, injections, inject*, needle, dose, doses, spray, sprays, sprayed, patch, patches, pill*, tablet*, capsule*, peptide*, pinning,
  pinned, pin, sema, semaglutide, ozempic, wegovy, mounjaro, zepbound, tirzepatide, reta, retatrutide, bpc, bpc-157, tb-500, tb500, ipamorelin, cjc, cjc-1295, melanotan, mt2, pt-141, pt141, insulin, saxenda, rybelsus, glp, glp-1, glp1, taking, starting,
  using, doing, upping, increasing, ghrp*, hgh, igf*, aod*, tesamorelin, sermorelin, selank, semax, cream, drip, it, that, this, meds, medicine, medication, stuff, desmopressin, oxytocin, vyleesi, liraglutide, exenatide, byetta, victoza, trulicity, teriparatide, forteo, calcitonin, octreotide, ghk*, epitalon, mots*, thymosin, kisspeptin, glucagon`;
/** Something was taken, or is happening now. */
export const INTAKE_MARK = lexicon(
  `after/since/from/following … ${substance.replace(/\s+/g, " ").replaceAll(", ", "/")}`,
  `took, taken, injected, i/he/she/we/just inject, swallowed, pinned, jabbed, shot up, sprayed, dosed, snorted, gave myself/him/her, upped, post shot/jab/injection/dose`,
);
export const NOW = lexicon(
  `now, right now, rn, just, today, tonight, tonite, this morning/evening/afternoon/week, last night, yesterday, suddenly, sudden, all of a sudden, out of nowhere, currently, minutes/minute/mins/min/hours/hour/hrs/hr/days ago,
  minutes/mins/hours/hrs after, since, woke up, wakes up, keep/keeps/kept, still, started to, starting to, begun, began, getting/gotten/got worse, worse, worsening, wont stop, not stopping, wont go away/down, for #/a/one/two/three/several/many/few/hours
  … hours/hour/hrs/hr/days/day/nights/minutes, # hours/hrs/days/h/hr/d, all night/day, at this moment, at the moment, as we speak, as i type, help, urgent*, asap, please hurry, hurry, immediately, anymore, what do i do, what do we do, what should i/we do, what to do, should i worry, should i be worried, is this normal/bad/serious/dangerous, is
  that normal/bad/serious/dangerous, is it normal/bad/serious/dangerous, becoming, went, has gone, have gone, had gone, turned, turning, straight after, moments, having, going into, noticed, has become, have become, has been, have been, hasnt, havent, yest, 2day, 2nite, this am, lunchtime, breakfast, dinner, bedtime`,
);

/** Readers ask about studies, labels, causes and uses. */
export const READS = lexicon(
  `study, studies, studied, trial, trials, paper, papers, case report*, article*, rat, rats, mice, mouse, animals, rodents, participants, patients, volunteers, placebo, label*, listed, list, adverse, mechanism*, evidence, research*,
  library, page, pages, essay, reported, reports, incidence, rate, rates, risk, risks, cause, causes, causing, caused by, lead/leads to, induce*, trigger*, mentioned, mention, mentions, treat, treats, treated, treating, treatment*, used for/in/to/when/against/after, use for/in/of, uses, indicated,
  indication*, prevent*, protect*, mortality, effects of/on/in, side effect*, warning*, approved, approval, fda, ema, model, models, explain*, summar*, compare*, difference*, differ*, history, associated, association, linked, frequency,
  how common, how often, how likely, how frequent*, common*, rare*, likelihood, chance/chances of, prevalence, work, works, good for, help/helps with/for, helps, benefit*, investigated, developed, contraindicat*, if someone, if a person, if you, people who, people with, patients with, what happens if, what happens when,
  what would happen, could/can/does/do/would/might/may it/semaglutide/tirzepatide, disclaimer, theory, known to, connection between, overview, documented, describe*, observed, seen with/in/on, diagnosed with, tumour cells, cells`,
);
/** Persons who are read about, and stories. */
export const STORY =
  / (?:in (?:the|a|this|that|one) (?:\w+ )?(?:study|trial|paper|movie|film|book|novel|case report|article|experiment|report|game|episode|exam|arm)|laughing|of (?:boredom|curiosity|laughter)|case report|hypothetical\w*|fictional|for (?:a|my) (?:novel|story|essay|thesis|class|exam|course|paper|presentation|book|script)|my (?:novel|character)|the (?:study|trial|paper|authors|participants|rats|mice)|placebo|crossword|dying to (?:know|learn|hear|read|see|try))(?= )/;
export const LONG_AGO =
  / (?:(?:\d+|one|two|three|four|five|six|ten|few|several|many|some|a|couple of) (?:years?|months?|decades?) (?:ago|back|before)|years ago|(?:last|next) (?:year|summer|winter|spring|autumn|fall|decade)|in (?:19|20)\d\d|as a (?:child|kid|teen\w*)|when i was|history of|used to (?:have|get|be|suffer)|recovered|survived|survivor|long ago|in the past|since childhood|since birth|ever since|years? later|for (?:\d+|many|several|ten|twenty|two|three|five) years|chronic\w*|was diagnosed|were diagnosed|runs in|family history|remission|lifelong)(?= )/;
/** Asked in general: how a question of a reader begins. */
export const ASKS =
  /^ (?:(?:please|so|and|also|ok|okay|hi|hello|hey|well|or|then|um|but|for|in|on|at|with|from|to|quick|general|question|out of curiosity|,) )*(?:what|whats|which|how|hows|why|when|where|who|whose|whom|does|do|did|is|are|was|were|will|would|can|could|should|may|might|has|have (?:you|there|any|they)|tell|explain|describe|compare|list|define|summari[sz]e|give|show|name|discuss|outline|find|search|any|if|whether|about)(?= )/;
/** Nothing is wrong, or something is asked for without a question. */
export const WELL =
  / (?:thanks?|thank|no (?:problems?|side effects?|issues?|pain|longer)|feel(?:s|ing)? (?:good|great|fine|better)|hello|hi there|good morning|good evening|helpful|helped|love|healthy|better|information|info|compare|versus|vs|between|question|questions|want|wants|need|needs|looking|look for|recommend\w*|suggest\w*|suggestions?|protocol|protocols|cycle|stack|dose for|dosage|dosing|best|plan|plans|planning|buy|order|vendor|source|price|overview|interested|curious|learn|explain|compared|takes|prescribed|prescribes|please (?:tell|explain|describe|list)|goal|lose weight|build|summary|improve|boost|grow|guide|calculate|calculator|units|kg|lbs|schedule|half life|formula|sequence|structure|customs|test|wada|usada|\?)(?= )/;
