import { getSchema } from "@tiptap/core";
import { DOMSerializer, DOMParser as DocumentParser, type Node } from "@tiptap/pm/model";
import { sanitise, toHtml } from "@/lib/html/sanitise";
import { editorExtensions } from "./editor-extensions";

/** The format of a stored text: HTML blocks, or plain lines as paragraphs. */
export interface StoredForm {
  isPlain: boolean;
  /** The separator of two blocks. */
  between: string;
}

const BLOCK_TAG = /<(p|ul|ol|h3|h4|blockquote|table)\b/i;

export function formOf(stored: string): StoredForm {
  const isPlain = stored.trim() !== "" && !BLOCK_TAG.test(stored);
  if (isPlain) return { isPlain, between: /\n\s*\n/.test(stored) ? "\n\n" : "\n" };
  return { isPlain, between: /<\/(p|ul|ol|h3|h4|blockquote|table)>\n/.test(stored) ? "\n" : "" };
}

/** What the editor begins with. */
export function toEditorHtml(stored: string): string {
  return toHtml(stored);
}

/** Serialises the editor's document in the format of the stored text, with as few tags as possible. */
export function toStored(doc: Node, { isPlain, between }: StoredForm): string {
  const holder = document.createElement("div");
  DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document }, holder);
  tidy(holder);
  const blocks = [...holder.children];
  if (isPlain && blocks.every(({ tagName }) => tagName === "P")) {
    return blocks.map((block) => sanitise(block.innerHTML)).join(between);
  }
  return blocks.map((block) => sanitise(block.outerHTML)).join(between);
}

/** Whether a stored text survives the editor unchanged, except for white space between blocks. */
export function isFaithful(stored: string): boolean {
  schema ??= getSchema(editorExtensions);
  const holder = document.createElement("div");
  // Already sanitised; it is neither run nor shown.
  holder.append(
    ...new DOMParser().parseFromString(toEditorHtml(stored), "text/html").body.childNodes,
  );
  const doc = DocumentParser.fromSchema(schema).parse(holder);
  return canonical(toStored(doc, formOf(stored))) === canonical(sanitise(stored));
}

let schema: ReturnType<typeof getSchema> | undefined;

/** Normalises bold, italic and insignificant white space. */
function canonical(html: string): string {
  return html
    .replace(/<(\/?)b>/g, "<$1strong>")
    .replace(/<(\/?)i>/g, "<$1em>")
    .replace(
      /[ \t\r\n]*(<\/?(?:p|ul|ol|li|h3|h4|blockquote|table|thead|tbody|tr|th|td)\b[^>]*>)[ \t\r\n]*/g,
      "$1",
    )
    .replace(/[ \t\r]*\n+[ \t\r]*/g, "\n")
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
}

function tidy(holder: HTMLElement) {
  for (const cell of holder.querySelectorAll("th, td")) {
    for (const name of ["colspan", "rowspan"]) {
      if (cell.getAttribute(name) === "1") cell.removeAttribute(name);
    }
  }
  for (const block of holder.querySelectorAll("li, th, td")) unwrapOnlyParagraph(block);
  for (const table of holder.querySelectorAll("table")) separateHead(table);
  for (const paragraph of holder.querySelectorAll(":scope > p")) {
    if (paragraph.childNodes.length === 0) paragraph.remove();
  }
}

/** Removes the paragraph that the editor requires in each list item and cell. */
function unwrapOnlyParagraph(block: Element) {
  const paragraphs = [...block.children].filter(({ tagName }) => tagName === "P");
  const [only] = paragraphs;
  if (only && paragraphs.length === 1) only.replaceWith(...only.childNodes);
}

/** Moves leading rows of header cells into a `<thead>`. */
function separateHead(table: HTMLTableElement) {
  for (const group of table.querySelectorAll("colgroup")) group.remove();
  const rows = [...table.rows];
  const first = rows.findIndex((row) => [...row.cells].some(({ tagName }) => tagName === "TD"));
  const headRows = rows.slice(0, Math.max(first, 0));
  if (headRows.length === 0) return;
  const head = document.createElement("thead");
  head.append(...headRows);
  table.prepend(head);
}
