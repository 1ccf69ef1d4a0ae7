/**
 * From the rendering of server components to that of the html, which share a process but no modules.
 * What a server component hands on as a property is written into the page a second time, for the
 * browser; a key is all that the browser gets of this.
 */
export function handOver(key: string, text: string): void {
  const texts = handedOver();
  texts.delete(key);
  texts.set(key, text);
  const [oldest] = texts.keys();
  if (texts.size > MOST_KEPT && oldest !== undefined) texts.delete(oldest);
}

/** The text that was handed over under this key; nothing in a browser. */
export function takeOver(key: string): string {
  return handedOver().get(key) ?? "";
}

/** Far more than are rendered at the same time. */
const MOST_KEPT = 1000;

function handedOver(): Map<string, string> {
  const holder = globalThis as { amideHandover?: Map<string, string> };
  holder.amideHandover ??= new Map();
  return holder.amideHandover;
}
