/**
 * Public addresses are mapped onto routes below a hidden `[lang]` segment. A page with a parameter
 * is rendered at its first request and kept until a tag expires it; one without would be frozen
 * into the build together with the database of the building machine.
 * See docs/decisions/002-static-on-demand.md.
 */
const category = { type: "query", key: "category", value: "(?<category>[0-9]{1,9})" };
const tab = { type: "query", key: "tab", value: "(?<tab>videos|resources)" };
const sort = { type: "query", key: "sort", value: "(?<sort>name-az|name-za|category)" };

const rewrites = {
  beforeFiles: [],
  afterFiles: [
    { source: "/peptides", has: [category, sort], destination: "/en/peptides/in/:category/:sort" },
    { source: "/peptides", has: [category], destination: "/en/peptides/in/:category/name-az" },
    { source: "/peptides", has: [sort], destination: "/en/peptides/in/all/:sort" },
    ...["query", "peptide", "sort", "show"].map((key) => ({
      source: "/research",
      has: [{ type: "query", key }],
      destination: "/en/research/in/found",
    })),
    { source: "/research", has: [tab], destination: "/en/research/in/:tab" },
    {
      source: "/:collection(peptides|research)/:id(\\d{1,10}).md",
      destination: "/markdown/:collection/:id",
    },
    // What the rules above lead to has no address of its own.
    { source: "/:section(peptides|research)/in/:path*", destination: "/en/404/:path*" },
    {
      source:
        "/:path((?!api/|api$|admin/|admin$|login$|skylines/|abstracts/|cards/|papers/|search/|previews/|sitemaps/|_next/).*)",
      destination: "/en/:path",
    },
  ],
  fallback: [],
};

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  trailingSlash: false,
  // `npm run types` checks the whole tree, tests included; a build needs neither.
  typescript: { ignoreBuildErrors: true },
  rewrites: async () => rewrites,
  // Kept pages live in memory only: they start empty with the process, so they can never outlive
  // the database they were read from, and made-up addresses cannot fill the disk.
  cacheMaxMemorySize: 256 * 1024 * 1024,
  experimental: { isrFlushToDisk: false },
  serverExternalPackages: [
    "better-sqlite3",
    "@prisma/adapter-better-sqlite3",
    "@prisma/adapter-pg",
    "pdfkit",
    "pg",
  ],
};

export default config;
