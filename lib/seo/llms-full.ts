import "server-only";
import { cached } from "@/lib/cache";
import { listPeptideCards } from "@/lib/content/peptides/peptide-queries";
import { listArticleCards } from "@/lib/content/research/article-queries";
import { env } from "@/lib/env";
import { inParts } from "@/lib/resources/read-all";
import { getArticleMarkdown } from "./markdown/article-markdown";
import { getGlossaryMarkdown } from "./markdown/glossary-markdown";
import { escapeHtml, heading, link, list, paragraph, toMarkdown } from "./markdown/markdown";
import { getPeptideMarkdown } from "./markdown/peptide-markdown";

/** A peptide has up to 50 kB of Markdown, a paper 1.5 kB: a part stays below half a megabyte. */
const PEPTIDES_PER_PART = 10;
const PAPERS_PER_PART = 100;

interface Part {
  title: string;
  holds: string;
  read: () => Promise<(string | null)[]>;
}

/** /llms-full.txt: lists the parts that hold the Markdown of all peptides, papers and terms. */
export const getLlmsFullText = cached("llms-full", ["peptides", "research"], async () => {
  const parts = await listParts();
  return toMarkdown(
    [
      heading(1, `${env.SITE_NAME}: the whole library as Markdown`),
      paragraph(
        `Its ${parts.length} parts hold every peptide, paper and term, each as the .md file of its page does. Everything here is for education and is not medical advice.`,
      ),
      list(
        parts.map(
          ({ title, holds }, at) => `${link(title, partAddress(at + 1))}: ${escapeHtml(holds)}`,
        ),
      ),
    ].join(""),
  );
});

/** /llms-full/{part}.txt, counted from 1; null for a part that does not exist. */
export const getLlmsFullPart = cached(
  "llms-full-part",
  ["peptides", "categories", "research", "videos"],
  async (number: number) => {
    const parts = await listParts();
    const part = parts[number - 1];
    if (!part) return null;
    const next = number < parts.length ? ` Next: ${env.SITE_URL}${partAddress(number + 1)}` : "";
    const place = `${env.SITE_NAME}, part ${number} of ${parts.length}: ${part.title}. List of parts: ${env.SITE_URL}/llms-full.txt${next}\n`;
    // What was deleted since it was listed is null.
    return [place, ...(await part.read()).filter((text) => text !== null)].join("\n---\n\n");
  },
);

async function listParts(): Promise<Part[]> {
  const [peptides, papers] = await Promise.all([listPeptideCards(), listArticleCards()]);
  return [
    ...inParts(peptides, PEPTIDES_PER_PART).map((some, at) => ({
      title: `Peptides ${rangeText(at, PEPTIDES_PER_PART, some.length)}`,
      holds: some.map(({ name }) => name).join(", "),
      read: () => readEach(some, getPeptideMarkdown),
    })),
    ...inParts(papers, PAPERS_PER_PART).map((some, at) => ({
      title: `Papers ${rangeText(at, PAPERS_PER_PART, some.length)}`,
      holds: `${some.length} papers`,
      read: () => readEach(some, getArticleMarkdown),
    })),
    {
      title: "Glossary",
      holds: "every term with its definition",
      read: async () => [await getGlossaryMarkdown()],
    },
  ];
}

/** One after the other, so that other requests are answered in between. */
async function readEach(
  items: { id: number }[],
  read: (id: number) => Promise<string | null>,
): Promise<(string | null)[]> {
  const texts: (string | null)[] = [];
  for (const { id } of items) texts.push(await read(id));
  return texts;
}

function partAddress(number: number): string {
  return `/llms-full/${number}.txt`;
}

function rangeText(at: number, size: number, length: number): string {
  return `${at * size + 1} to ${at * size + length}`;
}
