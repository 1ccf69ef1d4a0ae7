import { describe, expect, it } from "vitest";
import { writeBibtex } from "./bibtex";
import { citedComparison, citedPaper, citedPeptide } from "./cited-item";
import { toCslItem } from "./csl-item";
import { writeRis } from "./ris";
import { writeStyles } from "./styles";

const TODAY = "2026-11-24";

const article = {
  id: 1,
  title: "Tirzepatide Once Weekly for 5% & more",
  abstract: "",
  content: "",
  source: "N Engl J Med",
  publisher: "",
  authors: "Frías JP, van der Meer P, Ahmad NN et al.",
  year: 2022,
  date: null,
  url: "https://pubmed.ncbi.nlm.nih.gov/35658024/",
  journal: "N Engl J Med",
  pmid: "35658024",
  doi: "10.1056/NEJMoa2206038",
  peptideIds: "1",
  createdAt: "2026-11-21T00:00:00.000Z",
  updatedAt: "2026-11-21T00:00:00.000Z",
};
const paper = citedPaper(article);
const page = citedPeptide(
  { id: 36, name: "Semaglutide", updatedAt: "2026-11-23T10:00:00.000Z" },
  "0123abcd4567",
);

describe("a paper", () => {
  it("is written as BibTeX, with its symbols escaped and more authors said to exist", () => {
    expect(writeBibtex(paper, TODAY)).toBe(`@article{amide-paper-1,
  author = {Frías, J. P. and van der Meer, P. and Ahmad, N. N. and others},
  title = {{Tirzepatide Once Weekly for 5\\% \\& more}},
  journal = {N Engl J Med},
  year = {2022},
  doi = {10.1056/NEJMoa2206038},
  url = {https://pubmed.ncbi.nlm.nih.gov/35658024/},
  note = {PMID 35658024},
}
`);
  });

  it("is written as RIS", () => {
    expect(writeRis(paper, TODAY).split("\r\n")).toEqual([
      "TY  - JOUR",
      "ID  - amide-paper-1",
      "AU  - Frías, J. P.",
      "AU  - van der Meer, P.",
      "AU  - Ahmad, N. N.",
      "TI  - Tirzepatide Once Weekly for 5% & more",
      "T2  - N Engl J Med",
      "PY  - 2022",
      "DO  - 10.1056/NEJMoa2206038",
      "AN  - PMID 35658024",
      "UR  - https://pubmed.ncbi.nlm.nih.gov/35658024/",
      "ER  - ",
      "",
    ]);
  });

  it("is written in three styles", () => {
    expect(writeStyles(paper, TODAY)).toEqual([
      {
        style: "Vancouver",
        text: "Frías JP, van der Meer P, Ahmad NN, et al. Tirzepatide Once Weekly for 5% & more. N Engl J Med. 2022. doi: 10.1056/NEJMoa2206038. PMID: 35658024.",
      },
      {
        style: "APA",
        text: "Frías, J. P., van der Meer, P., Ahmad, N. N., et al. (2022). Tirzepatide Once Weekly for 5% & more. N Engl J Med. https://doi.org/10.1056/NEJMoa2206038",
      },
      {
        style: "Harvard",
        text: "Frías, J.P., van der Meer, P., Ahmad, N.N. et al. (2022) ‘Tirzepatide Once Weekly for 5% & more’, N Engl J Med. Available at: https://doi.org/10.1056/NEJMoa2206038.",
      },
    ]);
  });

  it("without authors, year and identifiers says what there is", () => {
    const bare = { ...article, authors: null, year: null, pmid: null, doi: null, url: null };
    const item = citedPaper({ ...bare, title: "Is it so?" });
    expect(writeStyles(item, TODAY).map(({ text }) => text)).toEqual([
      "Is it so? N Engl J Med.",
      "Is it so? (n.d.). N Engl J Med.",
      "‘Is it so?’ (no date) N Engl J Med.",
    ]);
    expect(toCslItem(item, TODAY)).toEqual({
      id: "amide-paper-1",
      type: "article-journal",
      title: "Is it so?",
      author: [],
      "container-title": "N Engl J Med",
    });
    expect(writeBibtex(item, TODAY)).not.toMatch(/author|year|doi|note/);
  });

  it("of two authors joins them as each style does", () => {
    const two = citedPaper({ ...article, authors: "Pickart L, Margolina A" });
    const [, apa, harvard] = writeStyles(two, TODAY);
    expect(apa?.text).toMatch(/^Pickart, L\., & Margolina, A\. \(2022\)\. /);
    expect(harvard?.text).toMatch(/^Pickart, L\. and Margolina, A\. \(2022\) /);
  });

  it("reads initials of two letters, and no journal where only the index is recorded", () => {
    const item = citedPaper({
      ...article,
      authors: "Khavinson VKh",
      journal: null,
      source: "PubMed",
      title: "Peptides.",
    });
    expect(writeStyles(item, TODAY).map(({ text }) => text)).toEqual([
      "Khavinson VKh. Peptides. 2022. doi: 10.1056/NEJMoa2206038. PMID: 35658024.",
      "Khavinson, V. Kh. (2022). Peptides. https://doi.org/10.1056/NEJMoa2206038",
      "Khavinson, V.Kh. (2022) ‘Peptides’. Available at: https://doi.org/10.1056/NEJMoa2206038.",
    ]);
  });

  it("keeps the name of a group whole", () => {
    const group = citedPaper({ ...article, authors: "ATHOS-3 Investigators" });
    expect(group.authors).toEqual([{ family: "ATHOS-3 Investigators", initials: "" }]);
    expect(writeBibtex(group, TODAY)).toContain("author = {{ATHOS-3 Investigators}},");
  });
});

describe("a page", () => {
  it("is cited with its last change and the day of access", () => {
    expect(writeStyles(page, TODAY).map(({ text }) => text)).toEqual([
      "Amide [Internet]. Semaglutide; [updated 2026 Nov 23; cited 2026 Nov 24]. Available from: http://localhost:3000/peptides/36",
      "Amide. (2026, November 23). Semaglutide. Retrieved November 24, 2026, from http://localhost:3000/peptides/36",
      "Amide (2026) Semaglutide. Available at: http://localhost:3000/peptides/36 (Accessed: 24 November 2026).",
    ]);
    expect(toCslItem(page, TODAY)).toMatchObject({
      type: "webpage",
      author: [{ literal: "Amide" }],
      issued: { "date-parts": [[2026, 11, 23]] },
      accessed: { "date-parts": [[2026, 11, 24]] },
    });
    expect(writeRis(page, TODAY)).toContain("DA  - 2026/11/23\r\n");
    expect(writeBibtex(page, TODAY)).toContain("  month = nov,\n");
    expect(writeBibtex(page, TODAY)).toContain(
      "  urldate = {2026-11-24},\n  note = {Version 0123abcd4567},\n",
    );
  });

  it("of a comparison has the last change of its peptides", () => {
    const other = { id: 1, name: "Tirzepatide", updatedAt: "2026-12-01T00:00:00.000Z" };
    const semaglutide = { id: 36, name: "Semaglutide", updatedAt: "2026-11-23T10:00:00.000Z" };
    const compared = citedComparison([other, semaglutide], "0123abcd4567");
    expect(compared).toMatchObject({
      id: "amide-compare-1-vs-36",
      title: "Tirzepatide vs Semaglutide",
      day: "2026-12-01",
    });
  });
});
