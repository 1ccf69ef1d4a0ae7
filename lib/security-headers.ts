// Read by next.config.mjs too, which Node runs as it is: types are stripped, nothing is imported.

interface PolicyOptions {
  /** The value of script-src. */
  scripts: string[];
  /** Origins whose players may be framed. */
  frames: string[];
  /** Who may frame the page; nobody, unless it says so. */
  framedBy?: "'none'" | "'self'";
  /** Development compiles in the browser. */
  isDevelopment: boolean;
}

/** What a page may load and run; see docs/decisions/008-security-headers.md. */
export function contentSecurityPolicy({
  scripts,
  frames,
  framedBy = "'none'",
  isDevelopment,
}: PolicyOptions): string {
  return Object.entries({
    "default-src": ["'none'"],
    "script-src": isDevelopment ? [...scripts, "'unsafe-eval'"] : scripts,
    // No attribute such as onclick or onerror runs, whatever script-src says of elements.
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

/** No inline script: a page's own are added by hash or nonce, see docs/decisions/008-security-headers.md. */
export const SCRIPTS_BY_DEFAULT = ["'self'"];

/** The development server renders every page anew and adds scripts of its own. */
export const SCRIPTS_IN_DEVELOPMENT = ["'self'", "'unsafe-inline'"];

/** Of every answer, pages and files and API alike. */
export const headersOfAll = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Of all but scripts, styles and faces, whose every answer they would make a tenth larger to no effect. */
export const headersOfPages = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Only ever over https: a year, and for every host below this one. */
export const STRICT_TRANSPORT = "max-age=31536000; includeSubDomains";
