// npm run db:generate: one schema, a client for each engine. The schema is joined here and not by
// symbolic links, because not every checkout and archive keeps those.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const models = readFileSync("prisma/models.prisma", "utf8");
mkdirSync("prisma/generated", { recursive: true });
for (const engine of ["sqlite", "postgresql"]) {
  const schema = `prisma/generated/${engine}.prisma`;
  const datasource = readFileSync(`prisma/${engine}/datasource.prisma`, "utf8");
  writeFileSync(schema, `${datasource}\n${models}`);
  const { status } = spawnSync("prisma", ["generate", "--schema", schema], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}
