import MiniSearch from "minisearch";
import type { DocumentOf } from "@/lib/content/documents/documents";
import { isNumberedHeading, splitAtLines } from "@/lib/content/documents/paragraphs";
import { contentWords } from "../text/content-words";
import { splitSentences } from "../text/sentences";
import { makePassage, type Passage, sentencesOf } from "./passage";

/** What the site says about itself: the about page, contact hours and questions, the legal texts. */
export function toDocumentPassages(documents: {
  about: DocumentOf<"about-content">;
  contact: DocumentOf<"contact-content">;
  legal: DocumentOf<"legal-docs">;
}): Passage[] {
  const { legal } = documents;
  return [
    ...aboutPassages(documents.about),
    ...contactPassages(documents.contact),
    ...legalPassages("terms", legal.termsTitle, legal.terms),
    ...legalPassages("privacy", legal.privacyTitle, legal.privacy),
    ...legalPassages("disclaimer", legal.disclaimerTitle, legal.disclaimer),
  ].filter(({ paragraphs }) => paragraphs.flat().length > 0);
}

function aboutPassages(about: DocumentOf<"about-content">): Passage[] {
  const parts: [name: string, title: string, text: string][] = [
    ["mission", "Mission", about.mission],
    ["team", "Team", about.team],
    ["approach", "Approach", about.approach],
    ["database", "Database", about.focusDatabase],
    ["research", "Research library", about.focusResearch],
    ["consultant", "AI consultant", about.focusAI],
    ["disclaimer", "Disclaimer", about.disclaimer],
  ];
  return parts.map(([name, title, text]) =>
    makeDocument(`about-${name}`, `About: ${title}`, `/about#${name}`, text.split(/\n{2,}/)),
  );
}

function contactPassages(contact: DocumentOf<"contact-content">): Passage[] {
  const { weekdays, saturday, sunday } = contact.businessHours;
  return [
    makeDocument("contact", "Contact", "/contact", [contact.mainText, contact.instantHelp]),
    makeDocument("hours", "Business hours", "/contact#hours", [
      `Business hours, Monday to Friday: ${weekdays}. Saturday: ${saturday}. Sunday: ${sunday}.`,
    ]),
    ...contact.faqs.map(({ question, answer }, at) =>
      makeDocument(`faq-${at}`, question, "/contact#faqs", [answer]),
    ),
  ];
}

/** A passage for each numbered section; its heading's fragment is the place of its line. */
function legalPassages(page: string, title: string, text: string): Passage[] {
  const sections: { heading: string; line: number; lines: string[] }[] = [];
  for (const [at, line] of splitAtLines(text).entries()) {
    if (isNumberedHeading(line)) sections.push({ heading: line, line: at + 1, lines: [] });
    else if (sections.length > 0) sections.at(-1)?.lines.push(line);
    else sections.push({ heading: "", line: 0, lines: [line] });
  }
  return sections.map(({ heading, line, lines }) =>
    makeDocument(
      `${page}-${line}`,
      heading ? `${title}: ${heading.replace(/^\d+\.\s*/, "")}` : title,
      line > 0 ? `/${page}#line-${line}` : `/${page}`,
      lines,
    ),
  );
}

function makeDocument(name: string, title: string, href: string, paragraphs: string[]): Passage {
  return makePassage({
    id: `document-${name}`,
    section: "document",
    peptideId: 0,
    title,
    href,
    paragraphs: paragraphs.map(splitSentences).filter((sentences) => sentences.length > 0),
  });
}

/** Passages by their words, ranked by BM25+; the title counts for more than the text. */
export function searchDocuments(passages: Passage[]): MiniSearch {
  const search = new MiniSearch({
    fields: ["title", "text"],
    tokenize: (text) => contentWords(text),
    processTerm: (term) => term,
    searchOptions: { boost: { title: 2 } },
  });
  search.addAll(
    passages.map((passage, id) => ({
      id,
      title: passage.title,
      text: sentencesOf(passage).join(" "),
    })),
  );
  return search;
}
