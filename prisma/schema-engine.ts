import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import { SettingsError } from "@/lib/env";

/** Prisma's schema engine on a connection. Throws `SettingsError` if the database does not answer. */
export async function openEngine(
  adapter: SqlMigrationAwareDriverAdapterFactory,
): Promise<SchemaEngine> {
  bindings ??= loadBindings();
  const { SchemaEngine } = await bindings;
  try {
    return await SchemaEngine.new(
      { datamodels: undefined },
      () => {},
      bindMigrationAwareSqlAdapterFactory(adapter),
    );
  } catch (error) {
    throw databaseAway(error);
  }
}

/** The sentence for an operator, which leaves out the address. */
export function databaseAway(cause: unknown): SettingsError {
  return new SettingsError("The database does not answer at the address in DATABASE_URL.", {
    cause,
  });
}

// The package's own entry imports WebAssembly as a module, which not every Node version supports.
let bindings: ReturnType<typeof loadBindings> | undefined;
async function loadBindings() {
  const glue = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const entry = createRequire(import.meta.url).resolve(
    "@prisma/schema-engine-wasm/schema_engine_bg",
  );
  const code = await WebAssembly.compile(readFileSync(entry.replace(/\.js$/, ".wasm")));
  const instance = await WebAssembly.instantiate(code, {
    "./schema_engine_bg.js": { ...glue, ...idleTimers(glue) } as WebAssembly.ModuleImports,
  });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return glue;
}

/** Unrefs the engine's ten-second lock timer, which would keep the process alive. */
function idleTimers(glue: object) {
  const names = Object.keys(glue).filter((name) => name.startsWith("__wbg_setTimeout_"));
  const start = (callback: () => void, ms: number) => setTimeout(callback, ms).unref();
  return Object.fromEntries(names.map((name) => [name, start]));
}
