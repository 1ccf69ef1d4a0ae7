// Also imported by next.config.mjs, which Node runs with types stripped: this file imports nothing.

interface PolicyOptions {
  /** The value of script-src. */
  scripts: string[];
  /** Origins whose players may be framed. */
  frames: string[];
  /** Who may frame the page; nobody by default. */
  framedBy?: "'none'" | "'self'";
  /** The development server needs `unsafe-eval`. */
  isDevelopment: boolean;
}

/** The Content-Security-Policy of a page; see docs/decisions/008-security-headers.md. */
export function contentSecurityPolicy({
  scripts,
  frames,
  framedBy = "'none'",
  isDevelopment,
}: PolicyOptions): string {
  return Object.entries({
    "default-src": ["'none'"],
    "script-src": isDevelopment ? [...scripts, "'unsafe-eval'"] : scripts,
    // Blocks attributes such as onclick, whatever script-src allows.
    "script-src-attr": ["'none'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-src": frames,
    "object-src": ["'none'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": [framedBy],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

/** The policy of cards for other sites: anybody may frame them, and they load and run nothing. */
export const EMBED_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors *",
].join("; ");

/** No inline scripts: a page's own are added by hash or nonce. */
export const SCRIPTS_BY_DEFAULT = ["'self'"];

/** The development server adds inline scripts of its own. */
export const SCRIPTS_IN_DEVELOPMENT = ["'self'", "'unsafe-inline'"];

/** Headers of every response but cards for other sites. */
export const headersOfUnframed = { "X-Frame-Options": "DENY" };

/** Headers of every response: pages, files and API. */
export const headersOfAll = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Headers of all but scripts, styles and fonts, where they have no effect and would add a tenth in size. */
export const headersOfPages = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Sent over https only: one year, subdomains included. */
export const STRICT_TRANSPORT = "max-age=31536000; includeSubDomains";
