// npm run db:generate: generates a client for each engine from the same models. The files are
// concatenated here because symbolic links do not survive every checkout and archive.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const models = readFileSync("prisma/models.prisma", "utf8");
const prisma = JSON.parse(readFileSync("node_modules/prisma/package.json", "utf8")).version;
mkdirSync("prisma/generated", { recursive: true });
for (const engine of ["sqlite", "postgresql"]) {
  const schema = `prisma/generated/${engine}.prisma`;
  const datasource = readFileSync(`prisma/${engine}/datasource.prisma`, "utf8");
  const text = `${datasource}\n${models}`;
  // Written after a client is complete, so that a client of this schema is not generated again:
  // that takes four seconds of every start of the development server.
  const stampFile = `prisma/generated/${engine}.stamp`;
  const stamp = `${prisma}\n${text}`;
  const hasClient = existsSync(`prisma/generated/${engine}/client.ts`);
  if (hasClient && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) continue;
  rmSync(stampFile, { force: true });
  writeFileSync(schema, text);
  const { status } = spawnSync("prisma", ["generate", "--schema", schema], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stampFile, stamp);
}
