import { fileURLToPath } from "node:url";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";
import { frameOrigins } from "./lib/html/allowed.ts";
import {
  contentSecurityPolicy,
  EMBED_POLICY,
  headersOfAll,
  headersOfPages,
  headersOfUnframed,
  SCRIPTS_BY_DEFAULT,
  SCRIPTS_IN_DEVELOPMENT,
  STRICT_TRANSPORT,
} from "./lib/security-headers.ts";

/**
 * Public addresses are rewritten to routes below a hidden `[lang]` segment. A page with a parameter is
 * rendered at its first request and cached until a tag expires; one without would be prerendered in
 * the build, from the database of the building machine.
 * See docs/decisions/002-static-on-demand.md.
 */
const category = { type: "query", key: "category", value: "(?<category>[0-9]{1,9})" };
const tab = { type: "query", key: "tab", value: "(?<tab>videos|resources)" };
const sort = { type: "query", key: "sort", value: "(?<sort>name-az|name-za|category)" };
const show = { type: "query", key: "show", value: "all" };

const rewrites = {
  // Next's error page has an address too, which always answers 500.
  beforeFiles: [{ source: "/_global-error", destination: "/en/404" }],
  afterFiles: [
    ...listsOfPeptides(),
    ...["query", "peptide", "sort", "show"].map((key) => ({
      source: "/research",
      has: [{ type: "query", key }],
      destination: "/en/research/in/found",
    })),
    { source: "/research", has: [tab], destination: "/en/research/in/:tab" },
    {
      source: "/consultant",
      has: [{ type: "query", key: "query" }],
      destination: "/en/consultant/in/asked",
    },
    {
      source: "/contact",
      has: [{ type: "query", key: "about" }],
      destination: "/en/contact/in/report",
    },
    {
      source: "/:collection(peptides|research)/:id(\\d{1,10}).md",
      destination: "/markdown/:collection/:id",
    },
    {
      source: "/:collection(peptides|conditions)/:key([a-z\\d-]+)/feed.xml",
      destination: "/feeds/:collection/:key",
    },
    { source: "/peptides/:id(\\d{1,10})/structure.svg", destination: "/structures/:id" },
    { source: "/data/:file([a-z-]+\\.[a-z]+)", destination: "/dataset/:file" },
    { source: "/glossary.md", destination: "/markdown/glossary" },
    { source: "/glossary/:key([a-z\\d-]+).json", destination: "/definitions/:key" },
    { source: "/compare/:ids([\\dvs-]+).csv", destination: "/comparisons/:ids" },
    // The destinations of the rules above are not public.
    {
      source: "/:section(peptides|research|consultant|contact)/in/:path*",
      destination: "/en/404/:path*",
    },
    {
      source:
        "/:path((?!api/|api$|admin/|admin$|login$|skylines/|abstracts/|cards/|papers/|search/|embed/|previews/|sitemaps/|llms-full/|_next/).*)",
      destination: "/en/:path",
    },
  ],
  fallback: [],
};

/** A list for each choice of parameters, the most particular first; what is not asked for has a default. */
function listsOfPeptides() {
  return [[show], []].flatMap((whole) =>
    [[category, sort], [category], [sort], []].flatMap((asked) => {
      const has = [...asked, ...whole];
      if (has.length === 0) return [];
      const id = asked.includes(category) ? ":category" : "all";
      const order = asked.includes(sort) ? ":sort" : "name-az";
      const shown = whole.length > 0 ? "all" : "first";
      return { source: "/peptides", has, destination: `/en/peptides/in/${id}/${order}/${shown}` };
    }),
  );
}

/** The default headers. A page's policy also allows its own inline scripts, see docs/decisions/008. */
function headersOf(phase) {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  const policy = contentSecurityPolicy({
    scripts: isDevelopment ? SCRIPTS_IN_DEVELOPMENT : SCRIPTS_BY_DEFAULT,
    frames: frameOrigins,
    isDevelopment,
  });
  return [
    { source: "/:path*", headers: listHeaders(headersOfAll) },
    { source: "/((?!embed/).*)", headers: listHeaders(headersOfUnframed) },
    {
      source: "/((?!_next/static/).*)",
      headers: listHeaders({ "Content-Security-Policy": policy, ...headersOfPages }),
    },
    // Preview images are embedded by other sites.
    {
      source: "/previews/:file",
      headers: listHeaders({ "Cross-Origin-Resource-Policy": "cross-origin" }),
    },
    // The later of two values counts.
    {
      source: "/embed/:id",
      headers: listHeaders({
        "Content-Security-Policy": EMBED_POLICY,
        "Cross-Origin-Resource-Policy": "cross-origin",
      }),
    },
    {
      source: "/:path*",
      // Cannot be forged: see lib/next/incoming-requests.ts.
      has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
      headers: listHeaders({ "Strict-Transport-Security": STRICT_TRANSPORT }),
    },
  ];
}

function listHeaders(headers) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

/** The screen's manifest names its weights, and its encoder runs in a worker thread: Next traces neither. */
const screenRuntime = [
  "./packages/screen/src/meaning/encoder-thread.mjs",
  "./packages/screen/weights/*.{json,onnx,safetensors}",
  "./node_modules/onnxruntime-common/{package.json,dist/**/*.js}",
  "./node_modules/onnxruntime-web/package.json",
  "./node_modules/onnxruntime-web/dist/ort.node.min.mjs",
  "./node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.{mjs,wasm}",
  "./node_modules/tinypool/{package.json,dist/**/*.js}",
];

/** Structures are drawn in a worker thread. */
const drawingRuntime = [
  "./lib/chemistry/drawing/structure-thread.mjs",
  "./node_modules/openchemlib/{package.json,dist/openchemlib.js}",
  "./node_modules/tinypool/{package.json,dist/**/*.js}",
];

/** Loaded by Node instead. */
const unbundled = [
  "better-sqlite3",
  "@prisma/adapter-better-sqlite3",
  "@prisma/adapter-pg",
  "@redis/client",
  "pdfkit",
  "pg",
  "rate-limiter-flexible",
  "tinypool",
];

/** Packages of many files: without them the first page of `npm run dev` takes a quarter less work. */
const unbundledInDevelopment = [
  "@opentelemetry/api",
  "async-mutex",
  "ipaddr.js",
  "jose",
  "minisearch",
  "next-auth",
  "proxy-addr",
  "sanitize-html",
  "tailwind-merge",
  "zod",
];

/** @type {(phase: string) => import("next").NextConfig} */
const config = (phase) => ({
  poweredByHeader: false,
  // For scripts/build-standalone.mjs: `next start` does not serve a standalone build.
  ...(process.env.BUILD_STANDALONE === "1" && { output: "standalone" }),
  reactStrictMode: true,
  trailingSlash: false,
  // `npm run types` checks the whole tree, tests included.
  typescript: { ignoreBuildErrors: true },
  rewrites: async () => rewrites,
  headers: async () => headersOf(phase),
  // Pages are cached in memory only, so they cannot outlive their database, and requests for unknown
  // addresses cannot fill the disk.
  cacheHandler: fileURLToPath(new URL("lib/next/page-cache/cache-handler.ts", import.meta.url)),
  cacheMaxMemorySize: 0,
  experimental: { isrFlushToDisk: false },
  // The image optimizer is not used; with `unoptimized` its address answers 404.
  images: { unoptimized: true },
  // A workspace package is TypeScript as it stands.
  transpilePackages: ["@amide/screen"],
  outputFileTracingIncludes: {
    "/api/chat": screenRuntime,
    "/api/mcp": screenRuntime,
    "/api/admin/consultant/try": screenRuntime,
    "/*/consultant/send": screenRuntime,
    "/structures/*": drawingRuntime,
    "/structure.svg": drawingRuntime,
    "/dataset/*": drawingRuntime,
  },
  // Every route, and the server itself: the image optimizer is off.
  outputFileTracingExcludes: { "**": ["./node_modules/{@img,sharp}/**"] },
  serverExternalPackages:
    phase === PHASE_DEVELOPMENT_SERVER ? [...unbundled, ...unbundledInDevelopment] : unbundled,
});

export default config;
