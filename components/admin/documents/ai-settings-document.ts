import { CONTEXT_TOKENS } from "@/lib/content/documents/context-tokens";
import { declareDocument } from "./declare-document";

export const aiSettingsDocument = declareDocument("ai-settings", {
  title: "AI Settings",
  name: "AI Settings",
  administratorPath: "/api/admin/ai-settings",
  isPathPartial: true,
  loadFailed: "Failed to load AI settings. Please try again.",
  publicHref: "/consultant",
  previews: [
    { kind: "consultant", label: "Consultant page", follows: ["welcomeMessage"] },
    { kind: "home-consultant", label: "Home page: consultant", follows: ["initialMessages"] },
  ],
  sections: [
    {
      title: "Consultant",
      note: "A text on this tab that is left empty keeps what is stored.",
      fields: [
        {
          name: "consultantDescription",
          label: "Consultant Description",
          kind: "textarea",
          rows: 3,
        },
        { name: "consultantDisclaimer", label: "Legal Disclaimer", kind: "textarea", rows: 3 },
        { name: "welcomeMessage", label: "Welcome Message", kind: "textarea", rows: 4 },
        { name: "importantNotice", label: "Important Notice", kind: "textarea", rows: 3 },
      ],
    },
    {
      title: "Training Prompt",
      note: "What the model is told before every question. Visitors never see it.",
      fields: [
        { name: "trainingPrompt", label: "Training (System) Prompt", kind: "textarea", rows: 12 },
        {
          name: "contextTokens",
          label: "Library Text per Question (Tokens)",
          kind: "number",
          isInteger: true,
          help: contextHelp(),
        },
      ],
    },
    {
      title: "How to Use",
      fields: [{ name: "howToUseTitle", label: "How-to-Use Title", kind: "text" }],
    },
    {
      title: "Instruction Steps",
      list: {
        name: "howToUseSteps",
        one: "instruction step",
        nameField: "title",
        maxItems: 20,
        blank: { step: null, title: "", description: "" },
        empty: "No instruction steps yet.",
        fields: [
          {
            name: "step",
            label: "Step Number",
            kind: "number",
            isInteger: true,
            help: "If blank, the next number. Anything other than a whole number from 1 to 99 is saved as 1.",
          },
          { name: "title", label: "Title", kind: "text", maxLength: 200 },
          { name: "description", label: "Description", kind: "textarea", rows: 2, maxLength: 2000 },
        ],
        deleteFailed: (message) => `Failed to delete instruction step: ${message}`,
      },
    },
    {
      title: "Sample Chat",
      note: "What the home page shows of a conversation.",
      list: {
        name: "initialMessages",
        one: "sample message",
        nameField: "content",
        maxItems: 20,
        blank: { content: "", isUser: false },
        empty: "No sample messages yet.",
        fields: [
          { name: "content", label: "Message", kind: "textarea", rows: 2, maxLength: 5000 },
          { name: "isUser", label: "Said by the visitor", kind: "checkbox" },
        ],
        deleteFailed: (message) => `Failed to delete sample message: ${message}`,
      },
    },
  ],
});

function contextHelp(): string {
  const [min, max, usual] = [CONTEXT_TOKENS.min, CONTEXT_TOKENS.max, CONTEXT_TOKENS.default].map(
    (count) => count.toLocaleString("en"),
  );
  return [
    "How much of the library a language model is sent with each question, the most relevant first:",
    `${min} to ${max}, or blank for ${usual}.`,
    "A peptide's page and facts take about 2,000 to 3,500 tokens. More makes answers fuller and dearer.",
  ].join(" ");
}
