/** What a tool does, and a call that works, for the page that describes them. A test makes the calls. */
export const mcpTools = {
  search: {
    description:
      "Finds peptides of the library by words: names, brand names, uses, mechanisms or a sequence. Best first, with what each is, its evidence and its page.",
    example: { query: "weight loss", limit: 5 },
  },
  get_peptide: {
    description:
      "Everything the library has on one peptide, as Markdown: approvals, targets, half-life, trials, evidence, sport, papers, each fact with its source and the day on which it was read.",
    example: { peptide: "BPC-157" },
  },
  list_peptides: {
    description:
      "Lists peptides that meet all given facts, such as approval status, authority, condition, target, route, sport or mass.",
    example: { status: "approved", route: "oral", limit: 10 },
  },
  compare_peptides: {
    description:
      "Sets two to four peptides side by side: what differs, what is the same, and trials that compared them directly, with sources.",
    example: { peptides: ["Semaglutide", "Tirzepatide"] },
  },
  list_papers: {
    description:
      "Lists papers of the library, newest first, of one peptide, with certain words, or both. Each with its citation, its page and its address.",
    example: { peptide: "Selank", limit: 3 },
  },
  ask: {
    description:
      "Puts a question to the library's consultant, which answers from its pages only and names them. It gives no doses and no advice.",
    example: { question: "What is the half-life of semaglutide?" },
  },
};
