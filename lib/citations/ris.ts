import type { CitedItem } from "./cited-item";
import { spacedInitials } from "./initials";

/** A RIS record; its lines end with CR and LF. */
export function writeRis(item: CitedItem, today: string): string {
  const { id, kind, title, authors, container, year, day, doi, pmid, url } = item;
  const isArticle = kind === "article";
  const fields: [tag: string, value: string | number | null | undefined][] = [
    ["TY", isArticle ? "JOUR" : "ELEC"],
    ["ID", id],
    ...authors.map(({ family, initials }): [string, string] => [
      "AU",
      initials ? `${family}, ${spacedInitials(initials)}` : family,
    ]),
    ["TI", title],
    ["T2", container],
    ["PY", year],
    ["DA", day?.replaceAll("-", "/")],
    ["DO", doi],
    ["AN", pmid && `PMID ${pmid}`],
    ["UR", url],
    ["Y2", isArticle ? null : today.replaceAll("-", "/")],
  ];
  const lines = fields.flatMap(([tag, value]) => (value ? `${tag}  - ${oneLine(value)}\r\n` : []));
  return `${lines.join("")}ER  - \r\n`;
}

function oneLine(value: string | number): string {
  return String(value).replace(/\s+/g, " ");
}
