import "server-only";
import { env } from "@/lib/env";
import { cachedInMemory } from "@/lib/next/memory-cache";
import { readDataset } from "./dataset";
import { toDatasetFile } from "./dataset-file";
import { datasetJsonSchema } from "./dataset-schema";
import { toTables } from "./dataset-tables";
import { toFasta } from "./fasta";

/**
 * The files of the library, written once after each save and kept compressed, as whoever downloads them
 * accepts it. The largest has several megabytes.
 */
export const getDatasetFiles = cachedInMemory(
  "dataset-files",
  ["peptides", "research", "categories"],
  async () => {
    const dataset = await readDataset();
    const { version, date, changes } = dataset;
    const write = (name: string, about: string, type: string, text: string, rows?: number) =>
      toDatasetFile({ name, about, type, rows: rows ?? null }, text);
    const fasta = toFasta(dataset.peptides);
    const files = await Promise.all([
      write("library.json", "everything in one file", "application/json", JSON.stringify(dataset)),
      write(
        "schema.json",
        "the JSON Schema of library.json",
        "application/schema+json",
        JSON.stringify(datasetJsonSchema(`${env.SITE_URL}/data/schema.json`), null, 2),
      ),
      write(
        "sequences.fasta",
        "one record for each peptide with a sequence, in capital letters; its headings say what that leaves out",
        "text/x-fasta",
        fasta,
        fasta.match(/^>/gm)?.length ?? 0,
      ),
      ...toTables(dataset).map(({ name, about, csv, rows }) =>
        write(`${name}.csv`, about, "text/csv", csv, rows),
      ),
    ]);
    return { version, date, changes, files: new Map(files.map((file) => [file.name, file])) };
  },
);
