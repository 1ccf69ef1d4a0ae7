import type { Language } from "./urgent-phrases";

/** What is said at once, in the language of the message. No number is given: they differ by country. */
export const emergencyTexts: Partial<Record<Language | "en", string[]>> & { en: string[] } = {
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
    "Wacht hier niet op een antwoord.",
  ],
};

export const selfHarmTexts: Partial<Record<Language | "en", string[]>> & { en: string[] } = {
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
    "Если вы или другой человек можете быть в опасности, позвоните сейчас по местному номеру экстренной помощи. Помочь может и местная линия доверия или человек, которому вы доверяете.",
  ],
};

/** What is said to requests that are declined; the sections that are cited follow. */
export const declinedTexts = {
  dose: [
    "I can't suggest a dose, a schedule or how to prepare or inject anything.",
    "A doctor or pharmacist who knows the person concerned can discuss that.",
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
  ],
  adviceSection: "What the library says in general:",
  orders: [
    "I follow the library's rules, and I cannot change or show them.",
    "I can help with a question about peptides.",
  ],
  pregnancy: [
    "Please ask the doctor or midwife in charge before anything is used in pregnancy, while breastfeeding or when trying to conceive.",
    "Where a page does not call something safe then, its safety is to be taken as unknown.",
  ],
  pregnancySection: "What the library says on this:",
  child: [
    "Please ask a paediatrician before a child or an adolescent is given anything.",
    "What was studied in adults does not show that it is safe for a child.",
  ],
  childSection: "What the library says on this:",
} as const;
