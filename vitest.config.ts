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
  "TRUST_PROXY",
];

// Route handlers run on real Requests against real databases; only Next's own modules are replaced.
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${import.meta.dirname}/` },
      { find: /^server-only$/, replacement: support("server-only.ts") },
      { find: /^next\/cache$/, replacement: support("next-cache.ts") },
    ],
  },
  test: {
    include: ["@(app|components|evals|lib|packages|prisma|scripts|tests)/**/*.test.ts"],
    exclude: ["tests/browser/**", "**/node_modules/**"],
    globalSetup: "tests/support/template-databases.ts",
    env: {
      // A test that has not chosen a database must not reach the developer's.
      DATABASE_URL: "file:/dev/null/choose-a-test-database.db",
      AUTH_SECRET: "a secret of 32 characters or more, for tests",
      // Nor may any test reach another host: those that check links say whom they ask.
      LINK_CHECK: "false",
      // Nor may it reach the developer's other servers, or depend on their settings.
      ...Object.fromEntries(settingsWithDefaults.map((name) => [name, ""])),
    },
    // Threads start faster than processes: a fifth less time over the whole run.
    pool: "threads",
    // Left to itself Vitest keeps one core of two idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // These end what hangs. However busy the machine, no test comes near them.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
