/** The parameters of one hop in a Forwarded header, by their names in lower case. */
export type ForwardedElement = Partial<Record<string, string>>;

const TOKEN = "[!#$%&'*+.^_`|~\\w-]+";
const PAIR = new RegExp(`\\s*(${TOKEN})=(?:(${TOKEN})|"((?:[^"\\\\]|\\\\.)*)")\\s*([;,]|$)`, "y");

/** Reads a Forwarded header (RFC 7239, section 4). One that is malformed says nothing: no elements. */
export function parseForwarded(header: string): ForwardedElement[] {
  const elements: ForwardedElement[] = [];
  let element: ForwardedElement = {};
  PAIR.lastIndex = 0;
  while (PAIR.lastIndex < header.length) {
    const [, name = "", token, quoted = "", end] = PAIR.exec(header) ?? [];
    if (!name) return [];
    element[name.toLowerCase()] = token ?? quoted.replace(/\\(.)/g, "$1");
    if (end === ";") continue;
    elements.push(element);
    element = {};
  }
  return elements;
}
