import type { DocumentKey } from "@/lib/content/documents/documents";
import { type Check, documentFile } from "./content";
import { type FieldText, listStrings } from "./texts";

const FAQS = 4;
const RESERVED_DOMAIN = /(?:^|\.)(?:example|example\.(?:com|net|org))$/i;
const RESERVED_NUMBER = /^1?20255501\d\d$/;
const DOMAIN = /[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:[a-z]{2,24})\b/gi;

/** Placeholder contact details use reserved domains and telephone numbers only. */
export const checkDocuments: Check = ({ documents }) => {
  const contact = documents["contact-content"];
  const count = contact?.faqs.length;
  return [
    ...Object.entries(documents).flatMap(([key, document]) =>
      listStrings(document).flatMap((text) =>
        listReachable(text).map((problem) => ({
          file: documentFile(key as DocumentKey),
          field: text.field,
          problem,
        })),
      ),
    ),
    ...(count === undefined || count === FAQS
      ? []
      : [
          {
            file: documentFile("contact-content"),
            field: "faqs",
            problem: `has ${count} items, wants ${FAQS}`,
          },
        ]),
    ...(contact && !contact.telegram.includes("example")
      ? [
          {
            file: documentFile("contact-content"),
            field: "telegram",
            problem: `"${contact.telegram}" could be somebody's name`,
          },
        ]
      : []),
  ];
};

function listReachable({ text }: FieldText): string[] {
  const domains = (text.match(DOMAIN) ?? []).filter((domain) => !RESERVED_DOMAIN.test(domain));
  const numbers = (text.match(/\+?\d(?:[ ().-]{0,2}\d){6,}/g) ?? []).filter(
    (number) => !RESERVED_NUMBER.test(number.replace(/\D/g, "")),
  );
  return [
    ...domains.map((domain) => `"${domain}" is not a reserved example domain`),
    ...numbers.map((number) => `"${number}" is not a reserved example number`),
  ];
}
