import "server-only";
import { cached } from "@/lib/cache";
import { getCollectedFacts } from "@/lib/content/peptides/collected-facts";
import { findGlossaryTerm, glossary } from "@/lib/glossary/glossary";
import { glossaryLinks } from "@/lib/glossary/glossary-pages";
import { termAnchor } from "@/lib/glossary/term-address";
import { pages } from "@/lib/seo/pages";
import { heading, link, opening, paragraph, toMarkdown } from "./markdown";

/** The glossary as Markdown. */
export const getGlossaryMarkdown = cached("glossary-markdown", ["peptides:facts"], async () => {
  const collected = await getCollectedFacts();
  const { title, path, description } = pages.glossary;
  return toMarkdown(
    [
      opening(title, path),
      paragraph(description),
      ...glossary.flatMap((term) => {
        const see = term.see.flatMap((key) => findGlossaryTerm(key) ?? []);
        return [
          heading(2, term.name),
          paragraph(term.also.length > 0 ? `Also: ${term.also.join(", ")}.` : ""),
          paragraph(term.definition),
          linked(
            "See also",
            see.map(({ key, name }) => ({ href: termAnchor(key), text: name })),
          ),
          linked("On these pages", glossaryLinks(term, collected)),
        ];
      }),
    ].join(""),
  );
});

function linked(label: string, links: { href: string; text: string }[]): string {
  if (links.length === 0) return "";
  return `<p>${label}: ${links.map(({ href, text }) => link(text, href)).join(", ")}</p>`;
}
