// npm run db:generate: generates a client for each engine from the same models. The files are
// concatenated here because symbolic links do not survive every checkout and archive.
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
