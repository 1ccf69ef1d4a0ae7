import { lexicon, near } from "./lexicon";

/** What a triage nurse would want seen today. In canonical text; the words of a theme in any order. */

const breath = lexicon(
  `breath*, brething, airway*, windpipe, gasp*, wheez*, chok*, suffocat*, asphyxi*, winded, stridor, inhale, exhale, get/getting/enough/more/for/no … air, air hunger, hyperventilat*, oxygen, o2, sats, spo2, puffing, panting,
  turning/turned/going/gone/went/look*/are/is blue/grey/gray/purple/ashen/pale, bluish, blueish, cyanos*, lungs … tight/filling/closing/burning, drown*`,
);
const chest = near(
  lexicon("chest, breastbone, sternum, ribs, ribcage, left arm, shoulder blade, jaw"),
  lexicon(
    `pain*, hurt*, ach*, tight*, pressure, crush*, burn*, squeez*, heav*, weight, elephant, brick, stab*, pinch*, sharp, sitting, band, vice, discomfort, killing, explod*, wrong, weird, funny, fire, knife, spasm*, throb*, bad, numb, cramp*, gripping, concrete, pulling, rubber`,
  ),
  5,
);
const heart = near(
  lexicon("heart*, heartbeat, heart rate, hr, pulse, ticker"),
  lexicon(
    `rac*, pound*, stop*, skip*, flutter*, beat/beating/beats, crazy, fast*, irregular*, weird*, wild, jump*, thump*, hammer*, slow*, weak*, all over, out of, faint, thready, banging, explod*, burst*, gallop*, flip*, hurt*, pain*, bpm, 1#, 2#, nuts, mad, haywire, dancing, leap*, stutter*, rhythm, missing, misses, through the roof, uneven, no`,
  ),
  5,
);
const mind = lexicon(
  `faint, faints, fainted, fainting, feint*, pass/passed/passes/passing out, pased/past out, black/blacked/blacks/blacking out, blackout*, blacking, knocked out, konked/conked out, collaps*, unconscious*, unrespons*, consciousness, conscious, not/wont/doesnt/isnt/hardly/barely/stopped/cant … respond*/answer*/react*,
   wont/not/cant/cannot/hard/couldnt … wake/waking/rouse/woken/awake, limp, floppy, lifeless, out cold, keeled, slump*, on the floor, fell over/down/off, dropped to, eyes roll*, in and out, coma, comatose, stupor, syncope, hit the floor/deck/ground, went down, gone down, knocked over, found … floor,
  seizing, seizes, seized and, seizure*, convuls*, fitting, having a fit, jerk*, foam*, froth*, twitch* … all/body/uncontroll*/everywhere, shak* … uncontroll*/violent*/all/cannot/badly/like,
  confus*, delir*, hallucin*, seeing/hearing … things/voices/people, disorient*, nonsense, gibberish, not/isnt/doesnt/dont … sense/himself/herself/recogn*, doesnt/dont … know … is/am/are, psycho*, paranoi*, incoherent*, mumbl*, babbl*, drowsy, lethargic, drows*, zombie, hard to wake, staring blankly, not with it, manic`,
);
const stroke = lexicon(
  `droop*, slur*, sagging, lopsided, slack, numb, numbness, numbed, numbing, numbish, paraly*, one sided, garbl*, jumbl*, cant/cannot/couldnt/unable … speak/talk/move/lift/raise/feel/smile/walk/stand/grip/hold/swallow/see/hear/blink/sit/pee/urinate/turn/write/bend/drink, words … wrong/muddled/out/jumbled/come/mixed, speech/talking/voice/words … indistinct/unclear/thick/impaired/affected, speech, cannot/cant recall/remember/recognise/recognize … name/is/am/us/me, muddled, not/isnt … herself/himself/right, face/fase/hands/hand … dropping/dropped/numd, speech/talking … weird/funny/strange/wrong/off/slow/odd/mush*/drunk/nonsense/gone/thick,
  weak/weakness … side/arm/leg, arm/leg/arms/legs/hand/side … weak*/dead/useless/limp/heavy/work/give/gave/gives/giving/dangling/hanging/lift, one/left/right side, half of/my/his/her … face/body, mouth … crooked/drop*/down/side, face … crooked/frozen/uneven/falling/fallen/dropped/fell, stroke like, tremor*, lost/no/losing … feeling/sensation/movement/control/balance, cant feel, pins and needles`,
);
const sight = lexicon(
  `blind*, vision, eyesight, cant/cannot/couldnt/hardly/barely see, lost/losing/loss of … sight/eye, sight … gone/going/lost/blur*, blurr*, blury, seeing double/stars/spots/flashes/black, double vision, see double, floaters, flashes of light, curtain, everything/world/eye … dark/black/dim/grey/blurry/white/fuzzy/spinning, black spot/spots, eye … red and/bulging/blood*/swollen/shut, pupils`,
);
const swelling = lexicon(
  `swell*, swole*, swoll*, swel, puff*, balloon*, blew/blown/blowing up, hives, hive, welts, wheals, anaphyla*, anafila*, epipen, allerg* … reaction/shock/attack, throat/tongue/lip/lips/face/mouth/neck/eyes/eyelids … clos*/tight*/tingl*/itch*/thick*/huge/big/bigger/fat/narrow*/block*/shut/lump/stuck/numb/heavy/funny/double/twice/size/burn*/closed/scratchy/constrict*/enlarg*, clos*/tight*/tingl*/huge/big/fat/thick … throat/tongue/lips/lip/face/airway, cant/cannot/hard/trouble/difficulty/struggl*/hurts … swallow*,
  drool*, hoarse, voice … gone/hoarse/going/changed/squeaky/raspy, twice … size, size of a/an, golf ball, tennis ball, red all over, itch* all over, rash … all over/spreading/everywhere/whole/head/body/fever/blister*/purple, purple rash/spots/blotches, rash all over`,
);
const skin = lexicon(
  `pus, ooz*, abscess*, boil, red streak/streaks/line/lines, streak*, necro*, rotting, gangren*, blister*, peel*, skin … off/black/dying/sloughing/falling/grey/purple/mottled, sloughing, hot and/to … red/hard/touch/swollen, red/redness … spread*/hot/growing/bigger/climbing/up, spread* … arm/leg/thigh/belly/skin/redness/red/stomach, site/spot/injection/thigh/belly/lump/area … black/green/purple/hot/infected/ooz*/smell*/burst/hard/dead/dark/leaking, smells … rotten/bad/awful/foul, infected, infection, cellulitis, sepsis, septic,
  finger/fingers/fingertips/toe/toes/foot/feet/hand/hands/leg/arm/calf/limb/thigh/nails … black/blue/white/cold/purple/numb/gray/grey/dusky/pale, black/blue/white/cold/purple … finger/fingers/fingertips/toe/toes/foot/feet/hand/hands/leg/arm/calf/limb, calf … hot/red/pain*/swollen/hurt*/sore/tender, yellow* … skin/eyes/eye/white*/face, skin/eyes/eye/eyeballs/white*/face/hes/shes/im/turned/turning/gone/went/look* … yellow*, jaundice*`,
);
const blood = lexicon(
  `bleed*, bled, hemorrhag*, haemorrhag*, gush*, spurt*, soaked in/with/through, blood in/from/on/out/coming/everywhere/all/when/wont/keeps/and/clots/vomit/stool/poop/pee/urine, bloody, with/see/saw/of/up/coughing/spitting/vomiting/puking/peeing/pooping/pissing/passing/passed blood, nosebleed*, coffee ground*, tarry, tar, black/red/maroon/dark … poop/poo/stool*/vomit/shit/diarrh*, poop/poo/stool*/vomit/shit/pee/urine/wee/piss … black/red/maroon/dark/brown/cola/coke/tea/bloody/blood/orange/rust*,
  dark/brown/cola/coke/tea/red/orange/rusty … urine/pee/wee/piss, pale/white/clay … stool*/poop, havent/hasnt/not/no/cant/stopped/barely/without/isnt/didnt … pee/peed/peeing/urinate*/urinating/urine/wee/weed/pissed/water/fluids/liquids, dehydrat*, cant/cannot/wont/couldnt/nothing/unable … keep/keeps/stay/stays/staying/hold/holding … down, nothing … down, sips`,
);
const pain = lexicon(
  `agony, excruciat*, unbearable, writh*, doubled/doubling/bent over, curled up, screaming, crying … pain, crying from/with/in, worst … life/ever/had/felt, worst headache/pain/cramp*, thunderclap, stiff neck, cant/cannot … stand/walk/move/sleep/lie/bear/straighten, pain … back/shoulder/10÷10/unreal/insane/crazy/awful/terrible/horrible/horrendous/severe/extreme/intense/spread*/radiat*/shoot*/worse/worsening/bad/spreading/through/into/killing/die/scream*/bend, # out of 10, 10÷10, 9÷10, 8÷10,
  severe/extreme/intense/terrible/horrible/horrific/awful/insane/crazy/massive/violent/sharp/stabbing/searing/tearing/ripping/splitting/blinding/killer/brutal/sudden/bad/worst/crippling/debilitating/raging/exploding/so/serious … pain*/headache/migraine/cramp*/ache/stomach/belly/tummy/abdom*, pain* … severe/unbearable/excruciating/constant/brutal,
  head … explod*/split*/burst*/pound*/killing/hammer, testic*, balls/ball/nut/nuts/scrotum/groin … pain*/hurt*/swell*/swollen/twist*/ach*/kill*, belly/stomach/tummy/abdomen/abdominal/gut/side … back/hard/rigid/board/killing/swollen/bloated/distended/knife/stab*/rock/agon*`,
);
const fever = lexicon(
  `fever*, feaver, rigors, shivering, teeth chattering, chills, high temp/temperature, burning up, temp/temperature … 38*/39*/40*/41*/42*/101*/102*/103*/104*/105*/106*, 38.*/39*/40*/41* fever/degrees/c/celsius, 101*/102*/103*/104*/105* fever/degrees/f/fahrenheit, 38.5/39/39.5/40/40.5/41 and/with`,
);
const erection = near(
  lexicon(
    "erect*, hard, boner*, stiff, penis, dick, cock, stiffy, hard-on, hardon, manhood, member",
  ),
  lexicon(
    "hour*, hr, hrs, #h, #hrs, since, wont go, wont come, wont quit, still, all night, go away, go down, goes down, pain*, hurt*, purple, yesterday, last night, this morning, not going, overnight",
  ),
  9,
);
const needle = lexicon(
  `needlestick, needle stick/prick, shar* … needle*/syringe*/pin/pins/vial, used/dirty/old/someones/others/his/her/their … needle*/syringe*/sharp, pricked/poked/stuck/jabbed/stabbed/scratched … with/by/on/myself/himself/herself/his/her/my, needle/needles/syringe … shared/used/before/already, needle … broke*/snapped/stuck/inside/bent/lodged, broke*/snapped … needle, same needle/syringe as, after/used/reused … hiv/hep, hiv, hepatitis, into/in/hit a/my/the … vein/artery/eye/bloodstream, priapis*, water broke, water has broken`,
);
const pregnancy = near(
  lexicon(
    "pregnan*, weeks, wks, trimester, baby, bump, expecting, womb, belly, fetus, gestation, unborn",
  ),
  lexicon(
    "spotting, contract*, contracti*, cramp*, kick*, not/isnt/stopped/hasnt/no/less mov*, no movement*, movement*, moving, moved, leaking fluid, blood*, labour, labor, miscarr*",
  ),
  9,
);
const calls = lexicon(
  `911, 999, 112, 000, ambulance, paramedic*, emergency, emerg, sos, mayday, er, a&e, poison/poisons control/center/centre/line/helpline, dying, gonna/going/about/will/might to die, gonna die, im/am/i/he/she/shes/hes … gonna/going … die, dead, hospital, not/wont … make it, help me, somebody/someone/please/pls/need/send help, help him/her/us/my/please/now, help help, save me/him/her, life threatening, overdos*, oding, poisoned, poisoning, intoxicat*, crash* … sugar/bp, cardiac arrest, heart attack, urgent care`,
);

/** Each alone, told of a person, is urgent. */
export const GRAVE_SIGNS: RegExp[] = [
  breath,
  chest,
  heart,
  mind,
  stroke,
  sight,
  swelling,
  skin,
  blood,
  pain,
  fever,
  erection,
  needle,
  pregnancy,
  calls,
];

/** Common complaints, urgent only with words of alarm. */
export const MILD_SIGNS = lexicon(
  `nause*, naus*, vomit*, throw*/threw up, throwing, puk*, barf*, retch*, hurl*, sick, ill, diarrh*, the runs, headache*, migraine*, head, dizz*, lighthead*, light headed, vertigo, spinning, woozy, rash, itch*, bruis*, cramp*, pain*, ach*, sore*, hurt*, burn*, weak*, tired, exhausted, trembl*, shak*, shiver*, sweat*, clammy, palpitat*, constipat*, poop*, stool, stomach, belly, tummy, bloat*, cough*, redness, red, lump, hot, cold, twitch*, tingl*, heartburn, anxious, panic*, symptom*, reaction, feel*, muscle*, back, leg, calf, lightheaded, unwell, sensation, funny, rough, awful, weird, strange, wrong`,
);
export const ALARM = lexicon(
  `severe*, unbearabl*, worst, wont stop, cant stop, cannot stop, doesnt stop, not stop*, non stop, non-stop, nonstop, constant*, continu*, relentless*, violent*, extreme*, intense*, terrible, terribly, horribl*, horrendous, excruciating, getting worse, got worse, worse and worse, worsening, spreading, all night, all day, every # minutes/mins/min, every hour/few, every half, for hours, for days, # days/hours/hrs straight, # times … hour/night/day/today/since/hours,
  alarm*, scared, terrified, frightened, scary, freaking, help, urgent*, urgently, emergency, hospital, er, something … wrong, really/very/so/super/extremely bad*/badly/sick/weak/ill/unwell/dizzy/awful/much/scared, so much, uncontroll*, cant … stand/walk/move/get/sleep/eat/drink/breathe/function/keep/hold, too weak/dizzy/sick, barely, violently, hours straight, and sweat*, and clammy, cold sweat*, pale, drenched, soaked, going to pass, about to, everywhere, all over, whole body, profuse*, suddenly, sudden`,
);
const persists = lexicon(
  `vomit*/puk*/throwing/threw/barf*/retch*/diarrh*/sick … for/since/all/every/hours/days/constantly/whenever/again/times/everything/water/anything/stop/nonstop, #/two/three/four/five/ten/many times … vomit*/threw/puk*, keep*/kept vomit*/puk*/throw*/barf*/being/getting/retch*/hurl*/falling, water … up/down`,
);
export const PERSISTS = persists;

/** Names of what may be history: urgent where it is happening. */
export const CONDITIONS = lexicon(
  `heart attack, cardiac arrest, stroke, tia, mini stroke, seizure*, fit, fits, anaphyla*, allergic reaction/shock, asthma attack, aneurysm, embolism, blood clot*, clot, dvt, pancreatitis, bad/severe/serious/terrible/weird/awful reaction, chest pain*, palpitations, overdose*, ketoacidosis, dka, hypo, hypos, hypoglyc*, sepsis, miscarriage, kidney failure, liver failure, rhabdo*, internal bleeding, appendicitis, gallbladder attack, ectopic, concussion, toxicity, serotonin syndrome, water intoxication, meningitis, compartment syndrome, torsion`,
);

/** Any part of a body and any complaint: urgent where they are stated and nothing is asked. */
export const BODY = lexicon(
  `eyelid*, eyebrow*, bile, gum*, tonsil*, nipple*, buttock*, glute*, bum, cheek*, chin, forehead, temple*, wound, cut, bump, hole, injection site, site, head, face, eye, eyes, ear, ears, nose, mouth, lip, lips, tongue, throat, neck, jaw, teeth, shoulder*, arm*, elbow*, wrist*, hand*, finger*, thumb*, chest, breast*, rib*, lung*, heart*, stomach, belly, tummy, gut*, abdom*, liver, kidney*, side, back, spine, groin, nut, nuts, balls, testic*, penis, hip*, thigh*, leg*, knee*, calf, calves, shin*, ankle*, foot,
  feet, toe*, skin, muscle*, joint*, bone*, blood*, pee*, urine, urinat*, wee, piss*, poop*, poo, stool*, shit*, bowel*, period, womb, pulse, breath*, vein*, sugar, glucose, temp, temperature, lump*, bump*, mark*, spot*, body, scalp, brain, mind, memory, words, voice, sleep*, balance, walk*, stand*, sit, talk*, speak*, move*`,
);

/** Something no longer works, or is not as it was. */
export const UNABLE = lexicon(
  `cant, cannot, couldnt, wont, isnt, doesnt, hasnt, havent, unable, nothing, not, stopped, lost, losing, without, wrong, weird, strange, funny, odd, worse, hanging, stuck, too deep, hurts, hurting, bad, badly, scared, afraid, terrified, worried, crying, screaming, shaking, collapsed, fell, fallen, dropped, bitten, stung, burnt, popped, burst, broke*, missing, gone, hardly, barely, struggling, unusual, peculiar, poorly, dreadful, terrible, two of everything, hiding, saving up, alone`,
);
/** What is said of something taken, and not of a habit. */
export const SWALLOWED = lexicon(
  `took, injected, swallowed, drank, gave, ate, drunk, pinned, jabbed, snorted, did all, used up, emptied, put in, pushed it, administered`,
);
