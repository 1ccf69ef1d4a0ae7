import { THEME_SCRIPT } from "../../theme-script.ts";

const FLIGHT_START = "(self.__next_f=self.__next_f||[]).push([0])";
const FLIGHT_CHUNK = /^self\.__next_f\.push\((\[.*\])\)$/s;
const BOOTSTRAP =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;
/** Next and React escape `<` in scripts, so a recognised script contains none. */
const SCRIPT = /<script(?:\s[^>]*)?>([^<]+)<\/script>/g;

/**
 * Sources for `script-src` ('sha256-…') of a page's recognised inline scripts: the theme script, the
 * framework's bootstrap, and its payload if it is plain JSON. Any other script gets no hash, so browsers
 * refuse to run it.
 *
 * Workaround for Next 16.4, which hashes script files only (`experimental.sri`).
 * Shown by: `inline-scripts.test.ts`, `tests/browser/security-headers.spec.ts`.
 * Can go when: Next states the hashes of its own inline scripts.
 */
export async function hashInlineScripts(html: string): Promise<string[]> {
  const scripts = new Set([...html.matchAll(SCRIPT)].map(([, script = ""]) => script));
  return Promise.all([...scripts].filter(isRecognised).map(sourceOf));
}

/** With Web Crypto, as Next also bundles cache handlers for middleware. */
async function sourceOf(script: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

function isRecognised(script: string): boolean {
  if (script === THEME_SCRIPT || script === FLIGHT_START) return true;
  const chunk = FLIGHT_CHUNK.exec(script)?.[1];
  if (chunk) return isFlightChunk(parse(chunk));
  const bootstrap = BOOTSTRAP.exec(script)?.[1];
  return bootstrap !== undefined && isBootstrap(parse(bootstrap));
}

/** Kinds: 1 text, 2 form state, 3 binary data in base64. */
function isFlightChunk(chunk: unknown): boolean {
  return Array.isArray(chunk) && chunk.length === 2 && [1, 2, 3].includes(chunk[0]);
}

function isBootstrap(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { otherChunks, runtimeModuleIds, ...rest } = value as Record<string, unknown>;
  return (
    Object.keys(rest).length === 0 &&
    isListOf(otherChunks, (chunk) => /^static\/chunks\/[\w.~-]+\.js$/.test(String(chunk))) &&
    isListOf(runtimeModuleIds, (id) => typeof id === "number")
  );
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // Code instead of JSON: not the framework's.
  }
}
