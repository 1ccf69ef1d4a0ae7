import { factLists } from "@/lib/facts/fact-lists";
import type { Facts } from "@/lib/facts/fact-references";
import { type FactLine, type FactTable, factTables } from "@/lib/facts/fact-tables";
import { dateText, monthText } from "@/lib/facts/fact-words";
import { glanceRows } from "@/lib/facts/glance";
import {
  lastChecked,
  numberSources,
  sourceAddress,
  sourceOrigin,
} from "@/lib/facts/source-numbers";
import { escapeHtml, heading, link, paragraph } from "./markdown";

type Numbers = Map<string, number>;

/** The facts of a peptide as html for `toMarkdown`, with the numbers of their sources in brackets. */
export function factsHtml(facts: Facts): { glance: string; report: string; sources: string } {
  const sources = numberSources(facts);
  const numbers: Numbers = new Map(sources.map(({ key, number }) => [key, number]));
  const checked = lastChecked(facts);
  const termed = (items: { term: string; lines: FactLine[] }[]) =>
    `<ul>${items
      .map(({ term, lines }) => `<li><strong>${term}:</strong> ${inline(lines, numbers)}</li>`)
      .join("")}</ul>`;
  return {
    glance:
      (checked ? paragraph(`Checked in ${monthText(checked)}.`) : "") + termed(glanceRows(facts)),
    report: [
      ...factTables(facts).map((table) => tableHtml(table, numbers)),
      ...factLists(facts).map(({ title, items }) => heading(3, title) + termed(items)),
    ].join(""),
    sources: sourcesHtml(sources),
  };
}

export function tableHtml({ title, note = "", head, rows }: FactTable, numbers: Numbers): string {
  const cells = (tag: "th" | "td", texts: string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join("")}</tr>`;
  const body = rows.map((row) =>
    cells(
      "td",
      row.map((lines) => inline(lines, numbers)),
    ),
  );
  return (
    heading(3, title) +
    paragraph(note) +
    `<table><thead>${cells("th", head.map(escapeHtml))}</thead><tbody>${body.join("")}</tbody></table>`
  );
}

/** The lines of a cell one after the other: a table of Markdown has no line breaks. */
function inline(lines: FactLine[], numbers: Numbers): string {
  return lines
    .map(({ text, href, sources = [] }) => {
      const marks = sources
        .flatMap((key) => numbers.get(key) ?? [])
        .map((number) => ` [${number}]`);
      return (href ? link(text, href) : escapeHtml(text)) + marks.join("");
    })
    .join("; ");
}

export function sourcesHtml(sources: { source: Facts["sources"][string] }[]): string {
  return `<ol>${sources.map(({ source }) => `<li>${sourceHtml(source)}</li>`).join("")}</ol>`;
}

function sourceHtml(source: Facts["sources"][string]): string {
  const title = link(source.title, sourceAddress(source));
  return `${title}. ${escapeHtml(sourceOrigin(source))}. Checked on ${dateText(source.checked)}.`;
}
