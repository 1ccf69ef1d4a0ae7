import { fold } from "@/lib/search/fold";

export type Language =
  | "es"
  | "de"
  | "fr"
  | "pt"
  | "it"
  | "ru"
  | "nl"
  | "pl"
  | "tr"
  | "zh"
  | "ja"
  | "ar"
  | "uk"
  | "hi"
  | "ko"
  | "sv";

/** The commonest ways of telling of an emergency, by language; stems, so that endings do not matter. */
const emergencies: Partial<Record<Language, string[]>> = {
  tr: [
    "nefes alamıyor",
    "nefes alamiyor",
    "nefes almıyor",
    "nefes almakta",
    "boğuluyor",
    "göğsüm ağrıyor",
    "göğüs ağrısı",
    "göğsümde ağrı",
    "aşırı doz",
    "doz aşımı",
    "fazla enjekte",
    "fazla aldım",
    "iki katı doz",
    "bilinci kapalı",
    "bilincini kaybetti",
    "bayıldı",
    "uyanmıyor",
    "tepki vermiyor",
    "nöbet geçiriyor",
    "boğazım şişiyor",
    "boğazım kapanıyor",
    "yüzüm şişti",
    "yuttu",
    "zehirlen",
    "kalp krizi",
    "ölüyorum",
    "ölüyor",
    "ambulans",
    "acil durum",
    "yanlışlıkla",
  ],
  zh: [
    "太多药",
    "药吃多",
    "了太多",
    "过敏反应",
    "呼吸急促",
    "心口痛",
    "晕过去",
    "晕了",
    "无法呼吸",
    "不能呼吸",
    "没法呼吸",
    "喘不过气",
    "呼吸困难",
    "没有呼吸",
    "停止呼吸",
    "胸口痛",
    "胸痛",
    "胸口疼",
    "过量",
    "打多了",
    "注射太多",
    "吃多了",
    "吃太多",
    "双倍剂量",
    "昏迷",
    "昏倒",
    "晕倒",
    "失去意识",
    "叫不醒",
    "没反应",
    "没有反应",
    "抽搐",
    "癫痫发作",
    "喉咙肿",
    "脸肿",
    "舌头肿",
    "误食",
    "吞下",
    "吞了",
    "中毒",
    "心脏病发",
    "快死了",
    "要死了",
    "救护车",
    "急救",
    "救命",
    "过敏性休克",
    "吐血",
    "呼吸不了",
  ],
  ja: [
    "飲みすぎ",
    "大量に",
    "窒息",
    "吐血",
    "失神",
    "息ができない",
    "息が出来ない",
    "呼吸ができない",
    "呼吸困難",
    "息が苦しい",
    "息をしていない",
    "呼吸していない",
    "胸が痛い",
    "胸が苦しい",
    "過剰摂取",
    "過量",
    "打ちすぎ",
    "飲みすぎ",
    "注射しすぎ",
    "倍量",
    "意識がない",
    "意識を失",
    "気を失",
    "倒れた",
    "起きない",
    "目を覚まさない",
    "反応がない",
    "痙攣",
    "けいれん",
    "喉が腫れ",
    "顔が腫れ",
    "舌が腫れ",
    "誤飲",
    "飲み込んだ",
    "飲み込んで",
    "中毒",
    "心臓発作",
    "死にそう",
    "救急車",
    "助けて",
    "アナフィラキシー",
    "血を吐",
  ],
  ar: [
    "لا أستطيع التنفس",
    "لا استطيع التنفس",
    "لا يستطيع التنفس",
    "لا يتنفس",
    "صعوبة في التنفس",
    "ضيق في التنفس",
    "أختنق",
    "اختنق",
    "ألم في الصدر",
    "الم في صدري",
    "ألم في صدري",
    "جرعة زائدة",
    "جرعة مضاعفة",
    "فاقد الوعي",
    "فقد الوعي",
    "أغمي",
    "اغمي",
    "لا يستيقظ",
    "لا يستجيب",
    "تشنج",
    "تورم",
    "حلقي ينتفخ",
    "ابتلع",
    "تسمم",
    "نوبة قلبية",
    "أموت",
    "يموت",
    "سيارة إسعاف",
    "سيارة اسعاف",
    "الإسعاف",
    "حالة طارئة",
    "عن طريق الخطأ",
  ],
  uk: [
    "не можу дихати",
    "не може дихати",
    "не дихає",
    "важко дихати",
    "задихаюсь",
    "задихається",
    "біль у грудях",
    "болить у грудях",
    "передозув",
    "забагато вколов",
    "вколов забагато",
    "подвійну дозу",
    "непритомн",
    "знепритомн",
    "втратив свідомість",
    "втратила свідомість",
    "не прокидається",
    "не реагує",
    "судом",
    "набрякає",
    "набряк горла",
    "проковтнув",
    "отруї",
    "інфаркт",
    "вмираю",
    "помираю",
    "швидку",
  ],
  hi: [
    "सांस नहीं",
    "साँस नहीं",
    "सांस लेने में",
    "दम घुट",
    "सीने में दर्द",
    "छाती में दर्द",
    "ओवरडोज",
    "ज्यादा खुराक",
    "ज्यादा इंजेक्शन",
    "बेहोश",
    "होश नहीं",
    "दौरा पड़",
    "गला सूज",
    "चेहरा सूज",
    "निगल",
    "ज़हर",
    "जहर",
    "दिल का दौरा",
    "मर रहा",
    "मर रही",
    "एम्बुलेंस",
    "एंबुलेंस",
    "saans nahi",
    "sans nahi",
    "behosh",
    "seene mein dard",
    "zyada dose",
    "overdose ho gaya",
  ],
  ko: [
    "숨을 쉴 수 없",
    "숨을 못",
    "숨이 안",
    "숨쉬기 힘",
    "숨쉬기 어려",
    "호흡곤란",
    "가슴이 아",
    "가슴 통증",
    "과다복용",
    "과다 복용",
    "너무 많이 주사",
    "너무 많이 먹",
    "의식이 없",
    "의식을 잃",
    "기절",
    "쓰러졌",
    "깨어나지",
    "반응이 없",
    "발작",
    "경련",
    "목이 부",
    "얼굴이 부",
    "삼켰",
    "중독",
    "심장마비",
    "죽을 것 같",
    "구급차",
    "119 불러",
    "살려",
  ],
  sv: [
    "kan inte andas",
    "andas inte",
    "svårt att andas",
    "ont i bröstet",
    "bröstsmärt",
    "överdos",
    "tagit för mycket",
    "injicerat för mycket",
    "dubbel dos",
    "medvetslös",
    "svimmat",
    "vaknar inte",
    "svarar inte",
    "kramper",
    "halsen svullnar",
    "svullnar",
    "svalt",
    "förgift",
    "hjärtattack",
    "håller på att dö",
    "ambulans",
  ],
};

/** The commonest ways of telling of a wish to die, by language. */
const despair: Partial<Record<Language, string[]>> = {
  tr: [
    "ölmek istiyorum",
    "intihar",
    "kendimi öldür",
    "yaşamak istemiyorum",
    "canıma kıy",
    "hayatıma son",
  ],
  zh: ["想死", "自杀", "不想活", "结束生命", "结束自己的生命", "伤害自己", "自残", "轻生"],
  ja: ["死にたい", "自殺", "生きたくない", "消えたい", "命を絶", "自傷", "死のうと"],
  ar: [
    "أريد أن أموت",
    "اريد ان اموت",
    "أريد الموت",
    "انتحار",
    "أنتحر",
    "انتحر",
    "أقتل نفسي",
    "اقتل نفسي",
    "لا أريد أن أعيش",
    "إنهاء حياتي",
  ],
  uk: [
    "хочу померти",
    "хочу вмерти",
    "не хочу жити",
    "вбити себе",
    "самогубств",
    "накласти на себе руки",
    "покінчити з собою",
    "покінчити з життям",
  ],
  hi: [
    "मरना चाहता",
    "मरना चाहती",
    "आत्महत्या",
    "खुदकुशी",
    "जीना नहीं चाहता",
    "जीना नहीं चाहती",
    "जान देना",
    "marna chahta",
    "marna chahti",
    "suicide karna",
    "jeena nahi",
  ],
  ko: ["죽고 싶", "자살", "살고 싶지 않", "목숨을 끊", "자해"],
  sv: ["vill dö", "ta livet av", "självmord", "vill inte leva", "skada mig själv"],
};

const folded = (lists: Partial<Record<Language, string[]>>) =>
  (Object.entries(lists) as [Language, string[]][]).map(
    ([language, phrases]) => [language, phrases.map((text) => plain(text))] as const,
  );
const emergencyPhrases = folded(emergencies);
const despairPhrases = folded(despair);

/** The language in which a message tells of an emergency or of a wish to die; null where none does. */
export function findUrgentPhrase(
  message: string,
): { concern: "emergency" | "selfHarm"; language: Language } | null {
  const text = ` ${plain(message)} `;
  const spoken = find(despairPhrases, text);
  if (spoken) return { concern: "selfHarm", language: spoken };
  const language = find(emergencyPhrases, text);
  return language && { concern: "emergency", language };
}

/** A phrase in Latin letters counts in a message that is not English: two words of English make it so. */
function find(lists: (readonly [Language, string[]])[], text: string): Language | null {
  const isEnglish = CERTAINLY_ENGLISH.test(text) || new Set(text.match(ENGLISH)).size >= 2;
  for (const [language, phrases] of lists) {
    const met = phrases.some((phrase) => contains(text, phrase));
    if (met && (!isEnglish || !/^[\p{Script=Latin}\s]+$/u.test(text.replace(/[^\p{L}\s]/gu, ""))))
      return language;
  }
  return null;
}

function contains(text: string, phrase: string): boolean {
  // A word of a language with spaces begins where a word begins.
  return /^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(phrase)
    ? text.includes(` ${phrase}`)
    : text.includes(phrase);
}

const ENGLISH =
  /(?<= )(?:are|and|this|not|can|from|for|study|trial|effects?|label|about|when|approved|after|i|in|is|to|risk|cause)(?= )/g;
const CERTAINLY_ENGLISH =
  / (?:the|what|how|does|did|which|should|were|you|with|why|because|my|have|list) /;

function plain(text: string): string {
  return fold(text)
    .replaceAll("'", "")
    .replace(/[,.;:!?¿¡]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
