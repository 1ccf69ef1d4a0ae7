import { defineConfig } from "prisma/config";

// `prisma generate` insists on a schema engine that it would download, and then never runs it.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({ schema: "prisma/generated/sqlite.prisma" });
