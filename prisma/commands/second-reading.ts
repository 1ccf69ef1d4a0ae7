// npm run facts:second-reading -- 36 [id …]
// Lists the facts of a peptide that nobody has confirmed by a second reading, with their sources.
// With ids it records that the source, read again today, says each of these facts.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { readContent } from "../content-check/content";
import { readDataFiles } from "../content-check/read-data-files";
import {
  listSourcedFacts,
  type SecondReadings,
  secondReadings,
  secondReadingsFile,
} from "../content-check/second-readings";

const FOLDER = "prisma/data";
const [peptide, ...ids] = process.argv.slice(2);
const own = readContent(readDataFiles(FOLDER)).content.facts.find(
  (facts) => facts.peptide === Number(peptide),
);
if (!own) throw new Error(`No facts of peptide ${peptide}`);
const facts = listSourcedFacts(own);
const unknown = ids.filter((id) => !facts.some((fact) => fact.id === id));
if (unknown.length > 0) throw new Error(`No facts ${unknown.join(", ")} of peptide ${peptide}`);

const file = path.join(FOLDER, secondReadingsFile(own));
const before = existsSync(file) ? secondReadings.parse(parse(readFileSync(file, "utf8"))) : {};
const read = new Date().toISOString().slice(0, 10);
const after: SecondReadings = Object.fromEntries(
  facts.flatMap(({ id, digest }) => {
    if (ids.includes(id)) return [[id, { digest, read }]];
    return before[id]?.digest === digest ? [[id, before[id]]] : [];
  }),
);
if (ids.length > 0) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stringify(after));
}
for (const { id, part, name, says, source } of facts) {
  if (after[id]) continue;
  const words = Object.entries(says).map(([label, text]) => `${label}: ${text}`);
  const pmid = source.pmid ? ` PMID ${source.pmid}` : "";
  console.log(`${id} ${part}: ${name}`);
  for (const line of words) console.log(`    ${line}`);
  console.log(`    <${source.title}, ${source.publisher}, ${source.url ?? ""}${pmid}>`);
}
console.log(`${Object.keys(after).length} of ${facts.length} facts are confirmed`);
