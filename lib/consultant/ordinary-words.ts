import { stem } from "./content-words";

/**
 * The stems of words that people ask with rather than about: the commonest verbs, adverbs and
 * adjectives of English, persons and times. What can be a subject of the library, or of a question
 * that it cannot answer ("price", "colour", "taste", "born"), is not among them.
 */
export function isOrdinary(word: string): boolean {
  return ordinary.has(word);
}

const verbs =
  "accept accord achieve admit advertise assert assure complain copy doubt guess hit hurt insist promise react remark swear  act add affect agree aim allow answer appear apply approach argue arise arrive ask assume attempt avoid base become begin behave belong blame break bring build call care carry catch cause change check choose claim clarify come compare complete concern confirm confuse consider consist contain continue contribute count cover create cut deal decide define depend derive describe design determine develop differ discuss discover distinguish divide do draw drive end enter establish examine exist expect experience explain explore express extend face fail fall feel fill find finish fit follow form gather get give go grow handle happen hear help hide hold hope imagine imply include indicate inspire intend introduce investigate involve join judge keep know lack last lead learn leave let lie like link list listen look maintain make manage matter mean measure meet mention miss move name need note notice obtain occur originate offer own pass perform pick place plan point possess prefer prepare present prevent prompt propose protect prove provide publish push put qualify quote raise reach read realise receive recognise recommend record refer reflect regard relate rely remain remember remind remove repeat replace report represent request require respond result reveal run say see seek seem select send separate serve set share show sit solve sort sound speak specify spend stand start state stay stick stop study succeed suggest summarise supply support suppose surprise take talk teach tell tend test thank think touch translate treat trust try turn understand undergo use vary view visit wait walk want watch wonder work worry write";

const describing =
  "able absolute accurate all active actual additional adequate advance ago alike according alone already alternative anywhere else everywhere somewhere nowhere after before between during under above below across along around down downwards upwards outside toward towards via per altogether amazing anyhow anymore anyway apart apparent appropriate available away awful back bad basic beforehand behind best better big bit brief broad certain clear clever close common commonly complete considerable constant convinced convincing correct crazy curious current currently decent deep definite desirable detailed different difficult direct distinct double dramatic due early easy effective eligible elsewhere enough entire equal especially essential eventual ever every evident exact exciting explicit extra extreme fair familiar famous far fast favourite few final fine first following former forward free frequent friendly full further general genuine good great happy hard helpful here huge ideal identical immediate important impressive inside instead interesting involved just keen key kind large largest late latest lately least left legit legitimate less likely little local long longer longest lot lucky main major maybe mere minor modern most much mutual near nearly necessary new next nice normal noticeable notable obvious odd official often okay old once ongoing open opposite ordinary original other otherwise overall particular past perfect perhaps permanent personal plain please plenty plus popular positive possible potential practical precise preferred previous primary prior private probable promising prominent proper properly public quick quite rare rather ready real realistic really reasonable recent regular related relative relevant reliable remarkable respective right rough same second secondary separate serious several significant similar simple single slight slow small smart soon sound special specific standard still straight strange strict strong subsequent successful sudden sufficient suitable supposed sure surprising third together top total tough true truly twice typical ultimate unclear uncommon unique unlikely unusual useful useless usual usually various vast very well whole wide widespread worldwide worth wrong yet";

const persons =
  "aunt boyfriend brother buddy colleague couple coworker cousin dad daughter family father folks fellow friend girlfriend guy guys husband mate mum mom neighbour neighbor nephew niece nobody parent partner people person relative sister son student teacher uncle user wife one someone somebody everybody everyone anyone anybody";

const vague =
  "actually amount area aspect background bunch case chance circumstance couple degree detail difference duty effort element essence example extent fact factor feature figure form goal half idea instance issue item job kind level lots manner mind mode moment name nature notion number option order outcome paper part pair particular piece place plan point portion position possibility principle problem process project property proportion purpose quality question range reason reasoning relation religion religious respect role sense series shape side sign situation solution sort stage stuff subject sum term thing times topic truth type profile rule violation variety version way ways words yes no hey hello hi ok please thanks cheers actually basically literally lol btw pls plz gonna wanna kinda sorta dont doesnt didnt isnt arent cant wont im ive youre thats whats hows theres lets ain don doesn didn isn aren wasn weren couldn wouldn shouldn hasn haven hadn won ll ve re";

const irregular =
  "arose became began copied copies begun bought broke broken brought built caught chose chosen came cut dealt did done drawn drew driven fell fallen felt found gave given gone got grew grown had heard held hidden kept knew known laid led left lent lay let made meant met paid put ran read risen said sat saw seen sent set shown spent spoke spoken stood stuck taken taught thought told took understood went withstood written wrote";

const numerals =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen half quarter";

const time =
  "afternoon century date day days decade era evening hour hours later minute minutes moment month months morning night nowadays now period past recently second seconds time times today tomorrow tonight week weeks year years yesterday ago";

const groups = [verbs, irregular, numerals, describing, persons, vague, time];

/** As they are written, by their letters. */
export const ordinaryWords = [...new Set(groups.flatMap((words) => words.split(" ")))].sort();

const written = new Set(ordinaryWords);
const ordinary = new Set(
  [...ordinaryWords, ...split(verbs).flatMap(inflect), ...split(describing).flatMap(compare)].map(
    stem,
  ),
);

function split(words: string): string[] {
  return words.split(/\s+/);
}

/** Of short verbs the stem is not that of their forms: "come", "coming". */
function inflect(verb: string): string[] {
  return ["ing", "ed"].map((ending) => verb.replace(/e$/, "") + ending);
}

function compare(word: string): string[] {
  return ["er", "est"].map((ending) => word.replace(/e$/, "").replace(/y$/, "i") + ending);
}

/** Of a word as it is written, in any of its forms. */
export function isOrdinaryWord(word: string): boolean {
  return written.has(word) || ordinary.has(stem(word));
}
