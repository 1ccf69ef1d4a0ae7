import type { Language } from "./message-language";

/** What is said at once, in the language of the message. No number is given: they differ by country. */
export const emergencyTexts: Record<Language, string[]> = {
  en: [
    "This may be an emergency: please call your local emergency number now, or have someone near you call.",
    "Do not wait for an answer here, and do not drive yourself.",
    "If something was injected, swallowed or taken in too large an amount, a poison centre can also help; keep the pack or vial at hand.",
    "If you are with the person, stay there and do what the emergency service tells you.",
  ],
  es: [
    "Esto puede ser una emergencia: llame ahora al número de emergencias de su país o pida a alguien que llame.",
    "No espere una respuesta aquí. Si se inyectó o ingirió algo, un centro de toxicología también puede ayudar.",
  ],
  de: [
    "Das kann ein Notfall sein: Bitte rufen Sie jetzt den örtlichen Notruf an oder lassen Sie jemanden anrufen.",
    "Warten Sie hier nicht auf eine Antwort. Wurde etwas gespritzt oder geschluckt, kann auch eine Giftnotrufzentrale helfen.",
  ],
  fr: [
    "C'est peut-être une urgence : appelez maintenant le numéro d'urgence local ou demandez à quelqu'un d'appeler.",
    "N'attendez pas de réponse ici. Si quelque chose a été injecté ou avalé, un centre antipoison peut aussi aider.",
  ],
  pt: [
    "Isto pode ser uma emergência: ligue agora para o número de emergência local ou peça a alguém que ligue.",
    "Não espere por uma resposta aqui. Se algo foi injetado ou ingerido, um centro de informação antivenenos também pode ajudar.",
  ],
  it: [
    "Potrebbe essere un'emergenza: chiami subito il numero di emergenza locale o chieda a qualcuno di chiamare.",
    "Non aspetti una risposta qui. Se qualcosa è stato iniettato o ingerito, anche un centro antiveleni può aiutare.",
  ],
  ru: [
    "Это может быть неотложное состояние: позвоните сейчас по местному номеру экстренной помощи или попросите кого-нибудь позвонить.",
    "Не ждите ответа здесь. Если что-то было введено или проглочено, помочь может и токсикологический центр.",
  ],
  nl: [
    "Dit kan een noodgeval zijn: bel nu het lokale alarmnummer of laat iemand bellen.",
    "Wacht hier niet op een antwoord. Is er iets ingespoten of ingeslikt, dan kan ook een antigifcentrum helpen.",
  ],
  sv: [
    "Det här kan vara en nödsituation: ring det lokala nödnumret nu eller be någon annan att ringa.",
    "Vänta inte på ett svar här. Om något har injicerats eller svalts kan även en giftinformationscentral hjälpa.",
  ],
  pl: [
    "To może być stan zagrożenia życia: proszę natychmiast zadzwonić na lokalny numer alarmowy albo poprosić kogoś o telefon.",
    "Proszę nie czekać tu na odpowiedź. Jeśli coś zostało wstrzyknięte lub połknięte, pomóc może też ośrodek toksykologiczny.",
  ],
  uk: [
    "Це може бути невідкладний стан: зателефонуйте зараз за місцевим номером екстреної допомоги або попросіть когось зателефонувати.",
    "Не чекайте відповіді тут. Якщо щось було введено або проковтнуто, допомогти може й токсикологічний центр.",
  ],
  tr: [
    "Bu acil bir durum olabilir: lütfen hemen yerel acil numarayı arayın ya da birinden aramasını isteyin.",
    "Burada yanıt beklemeyin. Bir şey enjekte edildiyse ya da yutulduysa zehir danışma merkezi de yardımcı olabilir.",
  ],
  ar: [
    "قد تكون هذه حالة طارئة: اتصل الآن برقم الطوارئ المحلي أو اطلب من شخص قريب أن يتصل.",
    "لا تنتظر إجابة هنا. إذا تم حقن شيء أو ابتلاعه فيمكن لمركز السموم أن يساعد أيضًا.",
  ],
  hi: [
    "यह आपात स्थिति हो सकती है: कृपया अभी स्थानीय आपातकालीन नंबर पर फ़ोन करें या किसी से करवाएँ।",
    "यहाँ उत्तर की प्रतीक्षा न करें। यदि कुछ इंजेक्ट किया गया या निगला गया है, तो विष सूचना केंद्र भी मदद कर सकता है।",
  ],
  zh: [
    "这可能是紧急情况：请立即拨打当地急救电话，或请身边的人拨打。",
    "请不要在这里等待回答。如果注射或吞服了什么，中毒急救中心也可以提供帮助。",
  ],
  ja: [
    "緊急事態の可能性があります。今すぐ地域の緊急通報番号に電話するか、近くの人に電話を頼んでください。",
    "ここでの回答を待たないでください。何かを注射したり飲み込んだりした場合は、中毒情報センターも助けになります。",
  ],
  ko: [
    "응급 상황일 수 있습니다. 지금 바로 현지 응급 전화번호로 전화하거나 주변 사람에게 전화를 부탁하세요.",
    "여기서 답을 기다리지 마세요. 무언가를 주사했거나 삼켰다면 중독 정보 센터도 도움이 될 수 있습니다.",
  ],
};

export const selfHarmTexts: Record<Language, string[]> = {
  en: [
    "I'm sorry that things are this hard, and I'm glad that it was put into words.",
    "If you, or the person you are thinking of, may be in danger now, please call your local emergency number or go to the nearest emergency department.",
    "A local crisis line can listen at any hour, and so can someone you trust: please reach out to one of them now, and try not to be alone.",
    "If something was already taken or injected, treat it as an emergency even without symptoms.",
  ],
  es: [
    "Siento que esté pasando por un momento tan difícil.",
    "Si usted u otra persona puede estar en peligro, llame ahora al número de emergencias de su país o acuda a urgencias. Una línea de crisis local o alguien de confianza también puede ayudar.",
  ],
  de: [
    "Es tut mir leid, dass es gerade so schwer ist.",
    "Wenn Sie oder jemand anderes in Gefahr sein könnten, rufen Sie bitte jetzt den örtlichen Notruf an oder gehen Sie in eine Notaufnahme. Auch eine Krisenhotline oder ein vertrauter Mensch kann helfen.",
  ],
  fr: [
    "Je suis désolé que ce soit si difficile.",
    "Si vous ou une autre personne êtes en danger, appelez maintenant le numéro d'urgence local ou allez aux urgences. Une ligne d'écoute locale ou une personne de confiance peut aussi aider.",
  ],
  pt: [
    "Lamento que esteja a passar por um momento tão difícil.",
    "Se você ou outra pessoa pode estar em perigo, ligue agora para o número de emergência local ou vá a um serviço de urgência. Uma linha de apoio local ou alguém de confiança também pode ajudar.",
  ],
  it: [
    "Mi dispiace che sia un momento così difficile.",
    "Se lei o un'altra persona può essere in pericolo, chiami subito il numero di emergenza locale o vada al pronto soccorso. Anche una linea di ascolto o una persona fidata può aiutare.",
  ],
  ru: [
    "Мне жаль, что сейчас так тяжело.",
    "Если вы или другой человек можете быть в опасности, позвоните сейчас по местному номеру экстренной помощи.",
    "Помочь может и местная линия доверия или человек, которому вы доверяете.",
  ],
  nl: [
    "Wat naar dat het zo zwaar is.",
    "Als u of iemand anders in gevaar kan zijn, bel dan nu het lokale alarmnummer of ga naar de spoedeisende hulp. Ook een lokale hulplijn of iemand die u vertrouwt kan helpen.",
  ],
  sv: [
    "Jag är ledsen att det är så svårt just nu.",
    "Om du eller någon annan kan vara i fara, ring det lokala nödnumret nu eller sök dig till en akutmottagning. Även en lokal stödlinje eller någon du litar på kan hjälpa.",
  ],
  pl: [
    "Przykro mi, że jest teraz tak ciężko.",
    "Jeśli Pani, Panu lub komuś innemu może grozić niebezpieczeństwo, proszę teraz zadzwonić na lokalny numer alarmowy albo zgłosić się na oddział ratunkowy. Pomóc może też lokalny telefon zaufania lub zaufana osoba.",
  ],
  uk: [
    "Мені шкода, що зараз так важко.",
    "Якщо ви або хтось інший може бути в небезпеці, зателефонуйте зараз за місцевим номером екстреної допомоги.",
    "Допомогти може й місцева лінія довіри або людина, якій ви довіряєте.",
  ],
  tr: [
    "Her şeyin bu kadar zor olmasına üzüldüm.",
    "Siz ya da bir başkası tehlikede olabilirse lütfen hemen yerel acil numarayı arayın ya da bir acil servise gidin. Yerel bir kriz hattı ya da güvendiğiniz biri de yardımcı olabilir.",
  ],
  ar: [
    "يؤسفني أن الأمور صعبة إلى هذا الحد.",
    "إذا كنت أنت أو شخص آخر في خطر فاتصل الآن برقم الطوارئ المحلي أو توجه إلى قسم الطوارئ. يمكن أيضًا لخط دعم محلي أو لشخص تثق به أن يساعد.",
  ],
  hi: [
    "मुझे खेद है कि समय इतना कठिन है।",
    "यदि आप या कोई और ख़तरे में हो सकता है, तो कृपया अभी स्थानीय आपातकालीन नंबर पर फ़ोन करें या आपातकालीन विभाग जाएँ।",
    "स्थानीय संकट हेल्पलाइन या कोई भरोसेमंद व्यक्ति भी मदद कर सकता है।",
  ],
  zh: [
    "很遗憾现在这么艰难。",
    "如果您或他人可能有危险，请立即拨打当地急救电话或前往急诊室。当地的心理援助热线或您信任的人也可以提供帮助。",
  ],
  ja: [
    "今とてもつらい状況にあるのですね。",
    "ご自身または誰かに危険がある場合は、今すぐ地域の緊急通報番号に電話するか、救急外来へ行ってください。地域の相談窓口や信頼できる人も助けになります。",
  ],
  ko: [
    "지금 많이 힘드시군요.",
    "본인이나 다른 사람이 위험할 수 있다면 지금 바로 현지 응급 전화번호로 전화하거나 응급실로 가세요. 지역 상담 전화나 믿을 수 있는 사람도 도움이 될 수 있습니다.",
  ],
};

/** Beside a question about somebody's body: the situation may be worse than the message says. */
export const SAFETY_NET =
  "If too much was taken, or somebody feels ill now, please call your local emergency number instead of waiting for an answer here.";

/** Above an answer to what may be a wish to die, but is likelier a question. */
export const WISH_NET =
  "If you, or somebody you are thinking of, may want to die or are in danger, please call your local emergency number or a crisis line now.";

/** What is said to requests that are declined; the sections that are cited follow. */
export const declinedTexts = {
  dose: [
    "I can't suggest a dose, a schedule or how to prepare or inject anything.",
    "A doctor or pharmacist who knows the person concerned can discuss that.",
    SAFETY_NET,
  ],
  doseSection: "What the library says on how it was given, which is no instruction:",
  source: [
    "I can't help with where to buy or how to obtain a substance, nor with prices or import.",
    "I can tell you what the library says about approval and about unregulated products.",
  ],
  sourceSection: "On its standing the library says:",
  evasion: [
    "I can't help with passing or avoiding a doping test.",
    "Athletes can ask their anti-doping organisation about the current rules.",
  ],
  advice: [
    "I can't advise on anyone's own treatment: that belongs with a doctor or pharmacist who knows the person concerned.",
    "Please do not start, change or stop a treatment because of an answer given here.",
    SAFETY_NET,
  ],
  adviceSection: "What the library says in general:",
  orders: [
    "I follow the library's rules, and I cannot change or show them.",
    "I can help with a question about peptides.",
  ],
  pregnancy: [
    "Please ask the doctor or midwife in charge before anything is used in pregnancy, while breastfeeding or when trying to conceive.",
    "Where a page does not call something safe then, its safety is to be taken as unknown.",
    SAFETY_NET,
  ],
  pregnancySection: "What the library says on this:",
  child: [
    "Please ask a paediatrician before a child or an adolescent is given anything.",
    "What was studied in adults does not show that it is safe for a child.",
    SAFETY_NET,
  ],
  childSection: "What the library says on this:",
} as const;
