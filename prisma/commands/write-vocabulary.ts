// npm run facts:vocabulary
// Writes lib/facts/vocabulary.json from prisma/data/vocabularies.
import { writeFileSync } from "node:fs";
import { readDataFiles } from "../content-check/read-data-files";
import { mergeVocabularies, vocabularyText } from "../seed/vocabulary";

const { vocabulary, problems } = mergeVocabularies(readDataFiles("prisma/data"));
for (const { file, field, problem } of problems) {
  console.error(`prisma/data/${file} ${field}: ${problem}`);
}
if (problems.length > 0) process.exit(1);
writeFileSync("lib/facts/vocabulary.json", vocabularyText(vocabulary));
for (const [kind, terms] of Object.entries(vocabulary)) {
  console.log(`${Object.keys(terms).length} ${kind}`);
}
