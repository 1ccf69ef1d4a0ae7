/** Titles and descriptions of the pages that are not about a single item. */
export interface PageText {
  /** The canonical path. */
  path: string;
  title: string;
  description: string;
}

export const pages = {
  peptides: {
    path: "/peptides",
    title: "Peptides",
    description: "All peptides in the library, with sequence, mass and strength of evidence.",
  },
  database: {
    path: "/database",
    title: "Peptide Database",
    description:
      "Search the library's peptides by name, use, mechanism or any word in their entries.",
  },
  consultant: {
    path: "/consultant",
    title: "AI Peptide Consultant",
    description: "Ask about the peptides in this library in plain words.",
  },
  research: {
    path: "/research",
    title: "Research & Resources",
    description:
      "Published papers and educational videos on the peptides in this library, searchable by keyword and peptide.",
  },
  about: {
    path: "/about",
    title: "About Us",
    description: "What this library is for, who maintains it, and how its entries are checked.",
  },
  contact: {
    path: "/contact",
    title: "Contact Us",
    description: "Send a message, or reach the team by email, telephone, WhatsApp or Telegram.",
  },
} satisfies Record<string, PageText>;

/** The page of a category's peptides. */
export function categoryPage(category: {
  id: number;
  name: string;
  description: string;
}): PageText {
  return {
    path: `/peptides?category=${category.id}`,
    title: `${category.name} peptides`,
    description: category.description,
  };
}
