import { lexicon } from "./lexicon";
import { PERSON, READER_SELF } from "./telling-lexicon";

/** How much, how often, when and with what: asked of one's own body. */
const DOSING = lexicon(
  `how much/many/often/frequent*/frequently/big/high/strong/far, how far/many … apart/days/weeks, how long … run/take/use/wait/on/stay/cycle/between/off/inject, when/time … take/inject/pin/use/dose/jab/shoot/start/stop/do/best, split*, divide, halve, combin*, stack*, cycle*, cycling, protocol*, reconstitut*, units, unit, clicks, titrat*, taper*, ramp*, bump*, switch*, swap*, missed, miss, skipp*, forgot,
  double, twice, daily, weekly, every other/day/week/few/third, per day/week/dose, mg, mcg, ug, iu, ml, cc, #mg, #mcg, #iu, #ml, dose*, dosing, dosage*, dosis, schedule, regimen, frequency, microdos*, syringe*, needle*, bac water, bacteriostatic, sterile water, saline, mix*, dilut*, draw, draw up, inject* … into/in/where/stomach/thigh/belly/glute/site, pin* … where/stomach/thigh/site, empty stomach, before/after/with food/bed/meals/breakfast/gym/workout/training, fasted, go/going/move/moving/step/stepping/jump/jumping/bring up/down/higher/lower/back to/from, increase, raise, lower, reduce, enough, too much/little/low/high, starting/start/starter … dose/amount/at/with/low/on,
  loading, maintenance, morning, bedtime, night, evening, lunchtime, # lbs/kg/pounds/stone/kilos, #kg, #lbs, ok to go, both … peptides/vials/syringe/together/same, into two/three/smaller/halves, water for, where do i begin/start, what number, same number, number do, how full, fill, pin, a beginner, take it/them/this/both … together/same/morning/night/daily/again/with, on top of, alongside, at the same time, same syringe/day/time/shot, next shot/dose/jab/injection, first shot/dose/jab/injection/time, restart*, resume, break/time off, come off, on and off, weeks on, days on, run/running … weeks/months/with/for/together, ratio, concentration, sprays, drops, puffs, pumps`,
);
const OWN_DEED = lexicon(
  `should/can/could/do/must/may/would/shall/did/have/need i/we/he/she/my/to/you/one, can/should/could/does … i/we/my/he/she/you, for me/my/him/her/us/someone/somebody/a/an, whats the go/best/usual/norm*, where/how/what do i/we/you, enough for, better for, i take/inject/use/run/pin/weigh/do/need/want/start/missed/forgot/am/have/go/was/mix/draw/dose, im on/taking/using/running/pinning/injecting/doing/a/#, ive been/got/a, my dose/shot/vial/weight/protocol/pen/next/first/last/week/cycle/jab/goal*/injection, help/tell/give/show/teach/walk/guide/suggest/recommend me/us/my, would you, you recommend/suggest/advise/take/use/run, best/good/right/ideal/optimal/proper/safe*/max*/typical/standard/usual/normal/recommended/beginner*/starting … way/time/dose/amount/dosage/protocol/cycle/stack/schedule/for/to/ratio, is it ok/okay/fine/safe/better/alright/best to/if, ok/okay/safe/fine/better to, #kg, # kg/lbs/pounds/stone/kilos, newbie, beginner*, first timer, noob, bodybuilder*`,
);
/** Of a study, a label or a mechanism. */
const ASKED_OF_STUDIES =
  / (?:study|studies|studied|trials?|label\w*|rats?|mice|mouse|animals?|participants|volunteers|researchers|papers?|published|literature|experiments?|tested|approved|evidence|mechanism|half life|half-life|stay in|cleared|side effects?|receptor\w*|risks?|differ\w*|compare\w*|what is|what are|how does|how do (?!i |you |we |one )[^ ]+|work|works)(?= )/;

export function asksForOwnDose(text: string): boolean {
  const asked = text.replace(/ [,.](?= )/g, "").replace(READER_SELF, " ; ");
  if (ASKED_OF_STUDIES.test(asked)) return false;
  return DOSING.test(asked) && (OWN_DEED.test(asked) || (PERSON.test(asked) && HOW.test(asked)));
}

const HOW =
  / (?:how|when|what|which|can|should|could|do|ok|okay|safe|need|want|help|whats|where)(?= )/;

/** Words of getting hold of something: hardly in a question about a peptide. */
const DEALS = lexicon(
  `where … get/gets/buy/find/found/order/score/cop/source/pick/purchase/stock/sell/sells/grab/obtain/sold/available/from, who … sells/selling/sell/ships/stocks/supplies/carries/has/makes/deliver*/got, anyone/anybody/someone/somebody/you/u/guys/yall … selling/sell/sells/source/sauce/plug/hook/link/got/have/know/know a/sort, got any/some, hook me/us/a, hmu, dm me/you/a, plug, sauce, link/links me/to/for/where/please, vendor*, supplier*, seller*, reseller*, dealer*, stockist*, distributor*, wholesale*, cheap*, discount*, coupon*, promo*, voucher, code … % /off/for/peptides/first, bargain, afford*, price*, pricing, cost, costs, how much is/are/for … vial/month/pen/box/kit/gram/bottle/pack/it, for sale, on sale, in stock, buy*, bought, purchas*, order … online/from/it/some/a/bulk/to, ordering, ordered, checkout, add to cart, pay … crypto/bitcoin/paypal/cash, stocks/stock thymosin/peptides/it/them/semaglutide/bpc/vials, establishment/outlet/place … stock*/sell*/suppl*, dot com, trustworthy, ship, ships, shipped, shipping, deliver … to/home/overnight/my/here, delivery … to/home/overnight/time/service, mail order, post it, courier, customs, import*, smuggl*, seized, airport, luggage, legit, legitimate, reputable, trusted/trustworthy/reliable … site/vendor/shop/source/lab/store/company/brand/website, scam, scammed, scammers, real … or/not/deal, counterfeit or, fakes, underground, black market, grey market, gray market, dark web, darknet, telegram, discord, alibaba, aliexpress, amazon, ebay, temu, reddit … source*/vendor*,
  without/no/w/o … prescription/script/rx/doctor/gp, no rx, w÷o script/rx/prescription, need/get/getting/want/give/write/issue … prescription/script/rx, online pharmacy/doctor/clinic/prescription, doctor/doctors/clinic/gp … will/would/could/can prescrib*, telehealth, compounded … from/where/get, compounding pharmac*, pharmacy/pharmacies/clinic/clinics/shop/shops/store/stores/site/sites/website/websites/lab/labs/company/companies/brand/brands … sell*/prescrib*/ship*/trust*/carry/carries/order*/stock*/legit/recommend*/near/give/good/best/use/get/offer*, which/what/any/good/best … site/sites/website/websites/pharmacy/pharmacies/shop/shops/store/stores/clinic/vendor/lab/labs/company/brand/source/sources, near me, local gym, over the counter, otc, hands on, hold of some/it/a/sema*/reta*/bpc*/ozempic/tirz*/vials/peptide*, free sample*, samples, group buy, bulk, kits, home delivery, next day, stealth, discreet, make … own/myself/at home/kitchen/diy, synthesi* … home/myself/own/kitchen, china/chinese/india/indian/mexico/turkey/turkish … vial*/vendor*/lab*/source*/pen*/peptide*/factory/supplier*/get/bring/bringing, bring … back/from/across/into/border, across the border, resell*, sell … my/leftover/spare/extra`,
);
const NO_DEAL =
  / (?:stock price|share price|cost of living|in order to|disorders?|disclaimer|trial|trials|study|studies|browser|cookies?|privacy|contact form|this (?:site|website|page|portal)|your (?:site|website|sources?|page|portal)|the (?:site|website|portal|library)|(?:a|the) page|pages|section|analytics|brand names?|trade names?|brands? (?:of|is|are|names)|sold (?:as|under)|marketed|receptor|nuclear|approved|price of fame|developed|discovered|invented|evidence|risks?|why|at what cost|side effects|dangers?)(?= )/;

export function asksForDeal(text: string): boolean {
  const asked = text.replace(/ [,.](?= )/g, "");
  return DEALS.test(asked) && !NO_DEAL.test(asked);
}
