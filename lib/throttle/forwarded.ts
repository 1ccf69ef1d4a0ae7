/** The parameters of one hop in a Forwarded header, by lower-case name. */
export type ForwardedElement = Partial<Record<string, string>>;

const TOKEN = "[!#$%&'*+.^_`|~\\w-]+";
const PAIR = new RegExp(`\\s*(${TOKEN})=(?:(${TOKEN})|"((?:[^"\\\\]|\\\\.)*)")\\s*([;,]|$)`, "y");

/** Parses a Forwarded header (RFC 7239, section 4). Returns no elements if it is malformed. */
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
