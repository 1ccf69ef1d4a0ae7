/** The compared length of a text: enough to find it, and short enough to survive small edits. */
const MAX_COMPARED = 60;
/** Shorter texts occur in too many places. */
const MIN_COMPARED = 3;

/** The text of the field that holds a control, at the place where it is being edited. */
export function textOfField(control: Element): string {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? "";
  if (control instanceof HTMLInputElement && control.type === "checkbox") return "";
  const isTyped = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
  const text = isTyped ? lineAt(control.value, control.selectionStart) : blockAtCaret(control);
  if (text.trim()) return text;
  // A list keeps what was typed before beside an empty field.
  return control.closest("[data-field]")?.querySelector("li")?.textContent ?? "";
}

/** The line of a text at a position; if that is blank, the first line that is not. */
export function lineAt(text: string, position: number | null): string {
  const at = position ?? 0;
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1).split("\n")[0] ?? "";
  return line.trim() ? line : (text.split("\n").find((entry) => entry.trim()) ?? "");
}

/** Scrolls to the first occurrence of a text and opens its tab, if the page contains it. */
export function showText(page: Document, text: string): void {
  const found = findText(page, text);
  const view = page.defaultView;
  if (!found || !view) return;
  const panel = found.closest("[role=tabpanel]");
  const tab = panel && page.getElementById(panel.getAttribute("aria-labelledby") ?? "");
  if (tab?.getAttribute("aria-selected") === "false") tab.click();
  // By then the panel of the tab has been rendered.
  view.requestAnimationFrame(() => {
    const { top, bottom } = found.getBoundingClientRect();
    if (top >= 0 && bottom <= view.innerHeight) return;
    view.scrollTo(0, view.scrollY + top - view.innerHeight / 4);
  });
}

function blockAtCaret(control: Element): string {
  const anchor = getSelection()?.anchorNode ?? null;
  const blocks = [...control.querySelectorAll("p, li, h3, h4, td, th")];
  const edited = blocks.find((block) => block.contains(anchor) && block.textContent?.trim());
  return (edited ?? blocks.find((block) => block.textContent?.trim()))?.textContent ?? "";
}

function findText(page: Document, text: string): Element | null {
  const wanted = comparable(text).trim().slice(0, MAX_COMPARED);
  if (wanted.length < MIN_COMPARED) return null;
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest("script, style, template, noscript")
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const places: { end: number; node: Node }[] = [];
  let all = "";
  while (walker.nextNode()) {
    all += comparable(walker.currentNode.nodeValue ?? "");
    places.push({ end: all.length, node: walker.currentNode });
  }
  const at = all.indexOf(wanted);
  const place = at < 0 ? undefined : places.find(({ end }) => end > at);
  return place?.node.parentElement ?? null;
}

function comparable(text: string): string {
  return text.replace(/\s+/g, " ").toLowerCase();
}
