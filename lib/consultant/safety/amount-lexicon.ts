import { lexicon } from "./lexicon";

/** Something went into somebody: past forms, for what is only planned is another matter. */
export const TOOK = lexicon(
  `took, taken, tooken, taking, take by, swallow*, inject*, shot, shoot up, drank, drunk, ate, eaten, ingest*, pinned, dosed, administered, gave, given, giving myself, used, popped, downed, chugged, chewed, snorted, stabbed, jabbed, stuck, drew, drawn,
  sprayed, applied, put, pumped, slammed, pushed, pressed, dialed, dialled, clicked, had, finished, emptied, loaded, did, done, doing, doubled, tripled, measured, mixed, misread, miscalculated, overdid, overdosed, slapped, wore, wearing, squirted, went, ended up, set, accidentally, mistakenly`,
);
const containers =
  "vial/vials/pen/pens/bottle/pack/packet/box/syringe/month*/week*/supply/strip/sheet/ampoule/cartridge/tube/container/blister*/jar/bag/thing/lot/amount/stash/prescription/dose/doses/spray";
/** That was too much, or the wrong thing. */
export const WRONG_AMOUNT = lexicon(
  `too much/many/high/strong/large/big, way/far/much/lot more, more than … should/prescribed/meant/usual/normal/told/allowed/supposed/max*/recommended, double*, dubble, doubl, triple*, tripple, quadruple*, twice as/the/my/by/in/his/her/today/what, twice, # times, two/three/four/five/six/ten/hundred/thousand/several times, #x, x#, tenfold, #fold,
  whole/entire/full/complete … ${containers}, whole/entire, all of it/them/my/the, all my/the/his/her/of, it all, them all, all at once, at once, in one go/sitting, one go, months/weeks/month/week worth/supply, handful*, bunch of, loads of, fistful,
  instead, rather than, by mistake/accident, thinking it/that/they, thought it/that, believing, assumed, turned/turns out, on accident, mistake, in error, error, accident*, mistaken*, unintention*, inadvertent*, wrong*, wrongly, mix* up, mixup, mix-up, misread, miscalc*, misjudg*, miscount*, mess* … up/dose/math/units, screw* up, confus* … mg/mcg/units/vials/pens, meant to/it/for, supposed to, should have/of been, shouldve, should of, not the/0*/#, when i should,
  another dose/shot/pen/jab/tablet/injection, extra*, second dose/shot/pen/jab/one/injection/patch/tablet/time, 2nd dose/shot/pen/jab/one/tablet, again, forgot i/that/already/id, forgetting, already taken/taken it/had, overdos*, overdid, over dosed, back to back, a/one day apart, #/two/three/four/five/six/seven/eight/ten/several/multiple/many/both/couple … pens/vials/shots/doses/injections/syringes/tablets/pills/capsules/ampoules/jabs/sprays/patches,
  decimal*, zero, zeros, vein, artery, eye, neat, undiluted, straight from, in mg, mg … mcg, mcg … mg, units … mg/mcg, mg/mcg … units, ml … units, overlap*, on top of, someone elses, not mine, wifes, husbands, his pen, her pen, dogs, cats, vets, animal, bleach, antifreeze, expired and, past the line, max dose, maximum, what … do, help, now what`,
);
export const ACCESS = lexicon(
  `ate, eaten, eating, chew*, drank, drunk, drinking, swallow*, ingest*, consum*, got/gotten/get into/hold/ahold/at/hands, getting into, found, play* with, lick*, bit, bitten, biting, inject* … self/himself/herself/itself/him/her, stuck/stab*/poked/jabbed/pricked … himself/herself/itself/self/with/on/by, grabbed, discovered/caught/seen/sat with, mouth, in mouth, sucked, sucking, opened, emptied, took my/one/some/two/a/the/his/her/it/all/our/grandmas/moms/dads/grandpas, was/been/got given/injected/jabbed, gave my/our/the/him/her, gobbled, munch*, crunch*, nibbl*, put … mouth, reached, sprayed, stole, had been at, helped himself/herself`,
);
export const SUBSTANCE = lexicon(
  `pen*, vial*, needle*, tablet*, pill*, capsule*, peptide*, med, meds, medic*, ozempic, wegovy, mounjaro, zepbound, rybelsus, saxenda, semaglutide, tirzepatide, sema, tirz, reta, retatrutide, bpc*, tb500, tb-500, ipamorelin, cjc*, melanotan, mt2, insulin, syringe*, patch*, liraglutide, exenatide, desmopressin, oxytocin, glp*, shot*, dose*, spray*, bottle*, jab*, injection*, drug*, ampoule*, powder, cream, fridge, stash, nasal, supplement*, selank, semax, sermorelin, hgh, igf*, linaclotide, linzess, trofinetide, glucagon, thymosin, epitalon, ghk*, carnosine, teriparatide, octreotide, tesamorelin, kisspeptin, pt-141, pt141`,
);
/** What is only thought of, or asked beforehand. */
export const SUPPOSED =
  / (?:what (?:happens|would happen|if)|if (?:i|you|one|someone|somebody|a person|people|patients|we)|would (?:it|i|you)|suppose|imagine|can (?:i|you|one|people|someone|we)|could (?:i|we)|should (?:i|we) (?:take|inject|use|double|do|go|start|increase|run|try|stack|just take)|is it (?:possible|ok|okay|safe|fine|alright) (?:to|if|for)|how (?:much|many|often)|want to|going to|planning to|thinking (?:of|about)|were given|was given to|were (?:injected|treated)|rats?|mice|volunteers|participants|patients (?:who|that)|trials?|study|studies|label|took part|did (?:the|they|researchers|scientists|anyone))(?= )/;
