import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";

const support = (file: string) => path.resolve("tests/support", file);

const settingsWithDefaults = [
  "PORT",
  "SITE_URL",
  "SITE_NAME",
  "ADMIN_PASSWORD",
  "OPENAI_API_KEY",
  "OPENAI_BASE_URL",
  "OPENAI_MODEL",
  "REDIS_URL",
  "BACKUP_DIR",
  "LOG_FORMAT",
  "METRICS_PORT",
  "METRICS_HOST",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_SERVICE_NAME",
  "HOSTNAME",
  "WARM_UP",
  "TRUST_PROXY",
];

const resolve = {
  alias: [
    { find: /^@\//, replacement: `${import.meta.dirname}/` },
    { find: /^server-only$/, replacement: support("server-only.ts") },
    { find: /^next\/cache$/, replacement: support("next-cache.ts") },
  ],
};

const env = {
  // A test that has not chosen a database must not reach the developer's.
  DATABASE_URL: "file:/dev/null/choose-a-test-database.db",
  AUTH_SECRET: "a secret of 32 characters or more, for tests",
  // Nor may any test reach another host: those that check links say whom they ask.
  LINK_CHECK: "false",
  // Nor may it reach the developer's other servers, or depend on their settings.
  ...Object.fromEntries(settingsWithDefaults.map((name) => [name, ""])),
};

// These end what hangs. However busy the machine, no test comes near them.
const LONGEST_MS = 600_000;
const limits = {
  testTimeout: LONGEST_MS,
  hookTimeout: LONGEST_MS,
  expect: { poll: { timeout: LONGEST_MS } },
};

/** `npm run check` leaves out those of the whole, below `tests/` and `evals/`. */
const folders = process.env.ONLY_BESIDE_CODE
  ? "app|bench|components|lib|packages|prisma|scripts"
  : "app|bench|components|evals|lib|packages|prisma|scripts|tests";
const all = `@(${folders})/**/*.test.ts`;
/** These count what is done at first use, or listen to all requests of the process from then on. */
const changesItsProcess = [
  "lib/hosts/save-watch.test.ts",
  "lib/logs/log-as-json.test.ts",
  "lib/metrics/start-metrics.test.ts",
  "lib/next/outgoing-responses.test.ts",
  "lib/next/page-renders.test.ts",
  "lib/next/response-cache/response-cache.test.ts",
  "tests/security/password-command.test.ts",
];
/** Need modules that no other file has loaded: they replace some, or change the process. */
const needOwnModules = globSync(all, { cwd: import.meta.dirname }).filter(
  (file) =>
    changesItsProcess.includes(file) ||
    /\bvi\.(mock|doMock|resetModules)\(/.test(
      readFileSync(path.join(import.meta.dirname, file), "utf8"),
    ),
);

// Route handlers run on real Requests against real databases; only Next's own modules are replaced.
export default defineConfig({
  resolve,
  test: {
    globalSetup: support("template-databases.ts"),
    // One more than cores: some tests wait for a server or a lock.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        resolve,
        // Loading the modules anew for each file takes two fifths of the time of all tests.
        test: {
          name: "shared",
          include: [all],
          exclude: ["**/node_modules/**", ...needOwnModules],
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
          env,
          pool: "threads",
          ...limits,
        },
      },
      {
        resolve,
        test: {
          name: "own modules",
          include: needOwnModules,
          env,
          pool: "threads",
          ...limits,
        },
      },
    ],
  },
});
