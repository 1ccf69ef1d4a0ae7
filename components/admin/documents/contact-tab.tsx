"use client";

import { declareDocument } from "./declare-document";
import { DocumentForm } from "./document-form";

const contactDocument = declareDocument("contact-content", {
  title: "Contact",
  name: "Contact content",
  administratorPath: "/api/admin/contact-content",
  loadFailed: "Failed to load contact content. Please try again.",
  publicHref: "/contact",
  isAlwaysStale: true,
  previews: [{ kind: "contact-content", label: "Contact page" }],
  sections: [
    {
      title: "Contact Us",
      note: "Email and phone are managed in Site Settings.",
      fields: [
        { name: "mainText", label: "Main Text", kind: "textarea", rows: 4 },
        {
          name: "connectText",
          label: "Connect Text",
          kind: "text",
          help: "The heading above the ways to reach you.",
        },
        {
          name: "instantHelp",
          label: "Instant Help",
          kind: "textarea",
          rows: 3,
          help: "The words below that heading.",
        },
        {
          name: "whatsapp",
          label: "WhatsApp Link",
          kind: "text",
          help: "A number or an address. Blank: not shown.",
        },
        {
          name: "telegram",
          label: "Telegram Link",
          kind: "text",
          help: "A handle or an address. Blank: not shown.",
        },
      ],
    },
    {
      title: "Business Hours",
      fields: [
        { name: "businessHours.weekdays", label: "Weekdays", kind: "text" },
        { name: "businessHours.saturday", label: "Saturday", kind: "text" },
        { name: "businessHours.sunday", label: "Sunday", kind: "text" },
      ],
    },
    {
      title: "Frequently Asked Questions",
      note: "The contact page shows the first four.",
      list: {
        name: "faqs",
        one: "FAQ",
        nameField: "question",
        maxItems: 50,
        blank: { question: "", answer: "" },
        empty: "No FAQs available at this time.",
        fields: [
          { name: "question", label: "Question", kind: "text", maxLength: 500 },
          { name: "answer", label: "Answer", kind: "textarea", rows: 3, maxLength: 5000 },
        ],
        deleteFailed: (message) => `Failed to delete FAQ: ${message}`,
      },
    },
  ],
});

export function ContactTab() {
  return <DocumentForm declaration={contactDocument} />;
}
