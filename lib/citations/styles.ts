import type { CitedItem, CitedName } from "./cited-item";
import { spacedInitials } from "./initials";

export interface StyledCitation {
  style: string;
  text: string;
}

/**
 * A citation in common styles: Vancouver after "Citing Medicine" of the US National Library of Medicine,
 * APA after its 7th edition, Harvard after "Cite Them Right". Volume and pages are not recorded.
 */
export function writeStyles(item: CitedItem, today: string): StyledCitation[] {
  return [
    { style: "Vancouver", text: vancouver(item, today) },
    { style: "APA", text: apa(item, today) },
    { style: "Harvard", text: harvard(item, today) },
  ];
}

function vancouver(item: CitedItem, today: string): string {
  const { kind, title, container, year, day, doi, pmid, url } = item;
  if (kind === "page") {
    const dates = `updated ${vancouverDay(day ?? "")}; cited ${vancouverDay(today)}`;
    return `${container} [Internet]. ${title}; [${dates}]. Available from: ${url}`;
  }
  const names = authorsOf(item, ({ family, initials }) => `${family} ${initials}`.trim());
  return sentences([
    listed(names, ", ", ", "),
    title,
    container,
    year,
    doi && `doi: ${doi}`,
    pmid && `PMID: ${pmid}`,
    !doi && !pmid && url && `Available from: ${url}`,
  ]);
}

function apa(item: CitedItem, today: string): string {
  const { kind, title, container, year, day, doi, url } = item;
  if (kind === "page") {
    const updated = dayParts(day ?? "");
    const accessed = dayParts(today);
    return `${container}. (${updated.year}, ${updated.month} ${updated.date}). ${title}. Retrieved ${accessed.month} ${accessed.date}, ${accessed.year}, from ${url}`;
  }
  const names = authorsOf(item, withInitials(" "));
  const address = doi ? `https://doi.org/${doi}` : url;
  const date = `(${year ?? "n.d."}).`;
  const authors = listed(names, ", ", ", & ");
  return [
    ...(authors ? [`${ended(authors)} ${date}`, ended(title)] : [ended(title), date]),
    container && ended(container),
    address,
  ]
    .filter(Boolean)
    .join(" ");
}

function harvard(item: CitedItem, today: string): string {
  const { kind, title, container, year, doi, url } = item;
  const date = `(${year ?? "no date"})`;
  if (kind === "page") {
    return `${container} ${date} ${title}. Available at: ${url} (Accessed: ${longDay(today)}).`;
  }
  const authors = listed(authorsOf(item, withInitials("")), ", ", " and ", " ");
  const quoted = `‘${title.replace(/\.$/, "")}’`;
  const head = authors ? `${authors} ${date} ${quoted}` : `${quoted} ${date}`;
  const address = doi ? `https://doi.org/${doi}` : url;
  return sentences([
    container ? `${head}${authors ? "," : ""} ${container}` : head,
    address && `Available at: ${address}`,
  ]);
}

const ET_AL = "et al.";

function authorsOf(
  { authors, hasMoreAuthors }: CitedItem,
  write: (name: CitedName) => string,
): string[] {
  return [...authors.map(write), ...(hasMoreAuthors ? [ET_AL] : [])];
}

function withInitials(space: string) {
  return ({ family, initials }: CitedName) =>
    initials ? `${family}, ${spacedInitials(initials, space)}` : family;
}

/** Names with `last` before the last one; "et al." follows its own separator instead. */
function listed(names: string[], between: string, last: string, beforeEtAl = between): string {
  const final = names.at(-1) ?? "";
  const others = names.slice(0, -1).join(between);
  if (!others) return final;
  return others + (final === ET_AL ? beforeEtAl : last) + final;
}

function sentences(parts: (string | number | false | null | undefined)[]): string {
  return parts.flatMap((part) => (part ? ended(String(part)) : [])).join(" ");
}

/** With one mark at its end. */
function ended(text: string): string {
  return /[.?!]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

function dayParts(day: string) {
  const [year, month = 1, date] = day.split("-").map(Number);
  return { year, month: MONTHS[month - 1] ?? "", date };
}

/** "3 November 2026". */
function longDay(day: string): string {
  const { year, month, date } = dayParts(day);
  return `${date} ${month} ${year}`;
}

/** "2026 Nov 3". */
function vancouverDay(day: string): string {
  const { year, month, date } = dayParts(day);
  return `${year} ${month.slice(0, 3)} ${date}`;
}
