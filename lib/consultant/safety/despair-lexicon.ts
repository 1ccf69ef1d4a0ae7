import { lexicon, near } from "./lexicon";

/** A wish to die or to be gone, plans, methods and farewells, about oneself or somebody near. */
export const DESPAIR = lexicon(
  `tired/sick/done/through/weary/exhausted of/with living/life/existing/existence/everything/fighting/being/it/breathing, so done with everything, point/reason/use/sense … living/life/here/existing/anymore/me/on/waking/trying/tomorrow/alive/in, sleep/asleep … forever, never/not/dont/wont/without … wake/waking up/again/tomorrow, not waking up, go to sleep and not, better/easier/happier/lighter … without me/him/her, better off dead/gone/if,
  burden … everyone/all/family/them/my, doing/do … everyone/them/world a favour/favor, favour/favor … disappeared/gone/died, if i/he/she … gone/disappeared/vanished/dead/died/werent/wasnt, nobody/noone/no one … miss/notice/care/cry/gone, wish i/id … never/dead/werent/wasnt/could die/gone/born/wake, want/wants/wanted/wanna/ready/rather/like to disappear/die/vanish/sleep forever/be gone/be dead/go/end/leave this, want to … dead/gone/die, want it/everything/all to stop/end/be/finish, wanting to die/disappear, to be over, be done with … life/living/world,
  end/ending/ended … life/it all/everything/myself/pain/suffering/existence/himself/herself/themselves, end it, ending it, finish me/myself/himself/herself, off myself/himself/herself, take/taking/took/taken my/his/her/their own, life … over/pointless/meaningless/unbearable/worthless, kill/killing/hang/hanging/drown/shoot/cut/cutting/harm/harming/hurt/hurting/poison/burn/burning/starve/starving/injure/stab/punish/punishing myself/himself/herself/themselves, scratch*/slit*/slash*/carv*/cut*/razor … arm/arms/wrist/wrists/leg/legs/thighs/skin, razor/blade/noose/rope/gun/bridge/train tracks … my/me/myself/ready/tonight/jump/himself/herself,
  goodbye/goodbyes/farewell … note/letter/letters/everyone/kids/family/message/text/texted/phone/world/all/forever/sent, texted/said/saying/wrote/posted/sent/writing … goodbye/goodbyes/farewell, letters/letter/note/notes … kids/family/parents/everyone/tonight, wrote/writing/written … will and, gave/giving away … things/everything/belongings/possessions/stuff, wont/not be here/around/alive … tomorrow/anymore/longer/christmas/monday/morning/week, my last night/day/message, no way/other way out, cant/cannot/dont/couldnt … go/carry/keep on/going/living/face/cope/live … anymore/longer/more/living/tomorrow/another,
  cant/cannot do/take/handle/bear/stand/live … life/living/anymore/longer, suicid*, kms, unalive*, self harm*, selfharm*, self-harm*, hate my life/myself/being alive, give/giving/gave/given up on life/living/everything, dont/doesnt/didnt … want/wanna/deserve/care … live/alive/exist/existing/here/anymore/be/breathing/living, nothing … live for, lost … will to live, will to live, stopped caring if/whether, hope … dont wake/never wake/die/kills, dont care if/whether i … die/live/wake, no future, see a future, dark thoughts, on purpose/deliberately/intentionally, stockpil*/stocked/saving/hoard* … end/die/pills/vials/insulin/forever/meds`,
);

/** How much of something would kill a person. */
export const LETHAL = near(
  lexicon(
    "how much/many, amount, dose, dosage, quantity, units, enough, surest, sure, quick*, painless*, fastest, easiest, peaceful*, method, which peptide/drug, what peptide/drug, insulin, number",
  ),
  lexicon(
    "finish me/you/someone, kill/kills me/someone/somebody/myself/him/her/you/people/a, end me, to die, die from, lethal … me/human/person/man/woman/adult/kg, fatal … me/human/person/man/woman/adult/kg, deadly … me/human/person/man/woman/adult, stop my heart, wont wake, never wake, not wake, do me in, be the end of me, put me down, knock me out for good, overdose on purpose",
  ),
  8,
);
