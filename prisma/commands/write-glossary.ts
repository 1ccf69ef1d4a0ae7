// npm run glossary
// Writes lib/glossary/glossary.json from prisma/data/glossary.yaml.
import { writeFileSync } from "node:fs";
import { readContent } from "../content-check/content";
import { readDataFiles } from "../content-check/read-data-files";

const { glossary } = readContent(readDataFiles("prisma/data")).content;
writeFileSync("lib/glossary/glossary.json", `${JSON.stringify(glossary, null, 2)}\n`);
console.log(`${glossary.length} terms`);
