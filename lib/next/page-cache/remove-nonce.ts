/** A rendered page. */
interface Rendering {
  html: string;
  rscData: Buffer | undefined;
  segmentData: Map<string, Buffer> | undefined;
}

const NONCE = /<script\s[^>]*?\bnonce="([\w+/]{22}==)"/;

/**
 * Removes the nonce of the request that a page was rendered for, as the page is cached for everybody.
 *
 * Workaround for Next 16.4: it cannot render a page with a nonce and cache it without.
 * Shown by: `remove-nonce.test.ts`.
 * Can go with: `page-nonce.ts`.
 */
export function removeNonce(page: Rendering): void {
  const nonce = NONCE.exec(page.html)?.[1];
  if (!nonce) return;
  const inText = (text: string) => withoutProperty(text, nonce, '"');
  page.html = withoutProperty(page.html.replaceAll(` nonce="${nonce}"`, ""), nonce, '\\"');
  page.rscData &&= mapBytes(page.rscData, inText);
  for (const [path, segment] of page.segmentData ?? []) {
    page.segmentData?.set(path, mapBytes(segment, inText));
  }
}

/** The payload is JSON, which the HTML contains again as a string with escaped quotes. */
function withoutProperty(text: string, nonce: string, quote: string): string {
  const property = `${quote}nonce${quote}:${quote}${nonce}${quote}`;
  return text
    .replaceAll(`${property},`, "")
    .replaceAll(`,${property}`, "")
    .replaceAll(property, "");
}

function mapBytes(buffer: Buffer, map: (text: string) => string): Buffer {
  return Buffer.from(map(buffer.toString("latin1")), "latin1");
}
