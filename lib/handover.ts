/** Far more than are rendered at the same time. */
const MOST_KEPT = 300;

/**
 * From the rendering of server components to that of the html, which share a process but no modules.
 * What a server component hands on as a property is written into the page a second time, for the
 * browser; a key is all that the browser gets of this.
 */
export function handOver(key: string, value: unknown): void {
  const values = handedOver();
  values.delete(key);
  values.set(key, value);
  const [oldest] = values.keys();
  if (values.size > MOST_KEPT && oldest !== undefined) values.delete(oldest);
}

/** What was handed over under this key. Throws where nothing was. */
export function takeOver<Value>(key: string): Value {
  const values = handedOver();
  if (!values.has(key)) throw new Error(`Nothing was handed over as ${key}`);
  return values.get(key) as Value;
}

function handedOver(): Map<string, unknown> {
  const holder = globalThis as { amideHandover?: Map<string, unknown> };
  holder.amideHandover ??= new Map();
  return holder.amideHandover;
}
