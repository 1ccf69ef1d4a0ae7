import { z } from "zod";
import { CONTEXT_TOKENS } from "@/lib/content/documents/context-tokens";
import { requiredText, shortText, webAddress } from "@/lib/content/wire";
import { telegramHref, whatsappHref } from "@/lib/links/contact-links";

const paragraphs = (max = 50_000) => z.string().max(max);

/** A number, or the text of an input field; `true` is not coerced. */
const wholeNumber = (least: number, most: number) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() !== "" ? Number(value) : value),
    z.number().int().min(least).max(most),
  );

const MAX_STEP = 99;

const stepNumber = z.coerce.number().int().min(1).max(MAX_STEP).catch(1);
const stepTexts = { title: shortText(200), description: shortText(2000).default("") };

/** A step also comes as a plain string, which is its title. */
const stepInput = z
  .union([z.string(), z.object({ step: z.unknown().optional(), ...stepTexts })])
  .transform((value) => (typeof value === "string" ? { title: value } : value))
  .pipe(z.object({ step: z.unknown().optional(), ...stepTexts }));

/** A step without a number gets the one after the step before it; an invalid number becomes 1. */
const steps = z
  .array(stepInput)
  .max(20)
  .transform((list) => {
    let last = 0;
    return list.map(({ step, title, description }) => {
      const isMissing = step === undefined || step === null || step === "";
      last = isMissing ? Math.min(last + 1, MAX_STEP) : stepNumber.parse(step);
      return { step: last, title, description };
    });
  })
  .pipe(z.array(z.object({ step: z.number().int(), title: z.string(), description: z.string() })));

const DEFAULT_FAQS = [
  {
    question: "How soon will I get an answer?",
    answer: "We usually answer within 24-48 business hours.",
  },
  {
    question: "Can you give me medical advice?",
    answer: "No. Amide is for education only and gives no medical advice.",
  },
  {
    question: "Can I ask for information on a specific peptide?",
    answer: "Yes. Tell us its name and what you would like to know.",
  },
  {
    question: "How do I use the AI consultant?",
    answer: "Open the consultant page and type a question in plain words.",
  },
];

/**
 * The singleton texts. Each key is one row of the table Document; the defaults of its schema are the
 * built-in text until a row exists. Field names are the specification's.
 */
export const documents = {
  "about-content": z.object({
    subtitle: shortText(500).default("An educational reference on peptides."),
    mission: paragraphs().default(
      "Amide gathers what is known about peptides, and how well it is known, in one place.",
    ),
    team: paragraphs().default("Amide is made by a small team of editors and engineers."),
    approach: paragraphs().default(
      "We say what kind of study a statement rests on, and link to it.",
    ),
    focusDatabase: paragraphs().default(
      "Sequences, masses, mechanisms and standing of each peptide.",
    ),
    focusResearch: paragraphs().default("Published papers, linked to the peptides they study."),
    focusAI: paragraphs().default("A consultant that answers from this library and cites it."),
    disclaimer: paragraphs().default(
      "All content is for education only and is not medical advice. Consult a healthcare professional before any decision about your health.",
    ),
  }),
  "contact-content": z.object({
    mainText: paragraphs().default("Questions, corrections and suggestions are welcome."),
    instantHelp: paragraphs().default("Choose the way that suits you."),
    connectText: shortText(200).default("Connect Instantly"),
    whatsapp: shortText(300)
      .refine(
        (value) => value === "" || whatsappHref(value) !== null,
        "Enter a number with its country code, such as +1 202 555 0143, or a wa.me address.",
      )
      .default("+1 202 555 0143"),
    telegram: shortText(300)
      .refine(
        (value) => value === "" || telegramHref(value) !== null,
        "Enter a handle such as @amide_example, or a t.me address.",
      )
      .default("amide_example"),
    businessHours: z
      .object({
        weekdays: shortText(100).default("9:00 AM - 6:00 PM EST"),
        saturday: shortText(100).default("10:00 AM - 4:00 PM EST"),
        sunday: shortText(100).default("Closed"),
      })
      .prefault({}),
    faqs: z
      .array(z.object({ question: requiredText(500), answer: paragraphs(5000) }))
      .max(50)
      .default(DEFAULT_FAQS),
  }),
  "contact-info": z.object({
    email: shortText(300)
      .refine(
        (text) => text === "" || z.email().safeParse(text).success,
        "Enter an address such as contact@amide.example, or nothing.",
      )
      .default("contact@amide.example"),
    phone: shortText(60).default("+1 202 555 0142"),
  }),
  "ai-settings": z.object({
    consultantDescription: paragraphs(5000).default(
      "Ask a question about peptides in plain words.",
    ),
    consultantDisclaimer: paragraphs(5000).default(
      "Answers are for education only and are not medical advice.",
    ),
    welcomeMessage: paragraphs(5000).default(
      "Hello. Ask me about a peptide, its mechanism or its evidence, and I will answer from this library.",
    ),
    importantNotice: paragraphs(5000).default(
      "Consult a healthcare professional before any decision about your health.",
    ),
    trainingPrompt: paragraphs(20_000).default(""),
    /** Conversations are deleted after this many days without activity. */
    chatRetentionDays: wholeNumber(1, 3650).default(30),
    /** What a language model may be sent of the library with one question. */
    contextTokens: wholeNumber(CONTEXT_TOKENS.min, CONTEXT_TOKENS.max).default(
      CONTEXT_TOKENS.default,
    ),
    howToUseTitle: shortText(200).default("How to use"),
    howToUseSteps: steps.default([
      { step: 1, title: "Ask", description: "Type a question about a peptide." },
      { step: 2, title: "Read", description: "The answer comes from this library." },
      { step: 3, title: "Check", description: "Follow the links to the pages it rests on." },
      { step: 4, title: "Discuss", description: "Take what you learn to a professional." },
    ]),
    initialMessages: z
      .array(z.object({ content: paragraphs(5000), isUser: z.boolean() }))
      .max(20)
      .default([]),
  }),
  "site-text": z.object({
    heroText: shortText(500).default(
      "Sequences, mechanisms, evidence and papers of peptides in one careful reference.",
    ),
    footerText: shortText(1000).default(
      "An educational reference on peptides. Not medical advice.",
    ),
  }),
  "social-media": z.object({
    facebook: webAddress.default(""),
    twitter: webAddress.default(""),
    instagram: webAddress.default(""),
    linkedin: webAddress.default(""),
  }),
  "legal-docs": z.object({
    termsTitle: shortText(200).default("Terms of Service"),
    terms: paragraphs(200_000).default("These terms are being written."),
    privacyTitle: shortText(200).default("Privacy Policy"),
    privacy: paragraphs(200_000).default("This policy is being written."),
    disclaimerTitle: shortText(200).default("Disclaimer"),
    disclaimer: paragraphs(200_000).default(
      "All content is for education only and is not medical advice.",
    ),
  }),
} as const;

export type DocumentKey = keyof typeof documents;
export type DocumentOf<Key extends DocumentKey> = z.output<(typeof documents)[Key]>;

/** Initial values of the dashboard's form for unsaved fields, where they differ from the pages' defaults. */
export const editorDefaults: { [Key in DocumentKey]?: Partial<DocumentOf<Key>> } = {
  "contact-content": { faqs: DEFAULT_FAQS.slice(0, 2) },
};
