import { readWrittenFile } from "@/lib/consultant/written-answers/written-file";
import { readSeededLibrary } from "../seeded-library";
import { findPage, paragraphsOf, withHash } from "./paragraphs";

// npm run written               how many answers hold, and those that no longer do
// npm run written -- --page 36  the paragraphs of a page by the names that an answer cites
const library = await readSeededLibrary();
const at = process.argv.indexOf("--page");
if (at > 0) printPage(Number(process.argv[at + 1]));
else await printState();

function printPage(id: number): void {
  const peptide = findPage(library, id);
  console.log(`${peptide.id} ${peptide.name}\n`);
  for (const [name, sentences] of paragraphsOf(peptide)) {
    console.log(`${withHash(peptide, name)}\n  ${sentences.join(" ")}\n`);
  }
}

async function printState(): Promise<void> {
  const file = await readWrittenFile();
  let held = 0;
  for (const peptide of library.peptides) {
    const { plain = {}, versus = {}, particular = [] } = file.pages[peptide.id] ?? {};
    const { written } = peptide;
    const isMissing = (key: string) => !written.plain.has(key);
    const lost = [
      ...Object.keys(plain).filter(isMissing),
      ...Object.keys(versus)
        .filter((other) => !written.versus.has(Number(other)))
        .map((other) => `versus ${other}`),
    ];
    const kept = written.particular?.asked.length ?? 0;
    if (kept < particular.length) lost.push(`${particular.length - kept} particular`);
    held += written.plain.size + written.versus.size + kept;
    if (lost.length > 0)
      console.log(`${peptide.id} ${peptide.name}: changed since: ${lost.join(", ")}`);
  }
  console.log(`${held} written answers hold on ${library.peptides.length} pages.`);
  console.log(`${library.general.asked.length} of ${file.general.length} general answers hold.`);
}
