import type { DataDownload, Dataset } from "schema-dts";
import type { DatasetFile } from "@/lib/dataset/dataset-file";
import { pages } from "@/lib/seo/pages";
import { absolute, type Nodes, organization, pageNodes } from "./page-data";

/** The library as a dataset, with a file to download for each table. */
export function datasetNodes({
  version,
  date,
  files,
}: {
  version: string;
  date: string;
  files: Pick<DatasetFile, "name" | "type" | "bytes">[];
}): Nodes {
  const id = absolute(`${pages.data.path}#dataset`);
  return [
    ...pageNodes(pages.data, "CollectionPage", { mainEntity: { "@id": id } }),
    {
      "@type": "Dataset",
      "@id": id,
      name: "Peptide library: identity, approvals, targets, trials and standing in sport",
      description:
        "Peptides with sequence, formula and mass, and with their approvals, development, targets, half-lives, trials, outcomes and standing in sport, each fact with its source and the day on which that was read.",
      url: absolute(pages.data.path),
      license: "https://creativecommons.org/licenses/by/4.0/",
      isAccessibleForFree: true,
      creator: organization(),
      version,
      dateModified: date,
      keywords: ["peptides", "clinical trials", "drug approvals", "amino acid sequences"],
      distribution: files.map(
        ({ name, type, bytes }): DataDownload => ({
          "@type": "DataDownload",
          name,
          contentUrl: absolute(`/data/${name}`),
          encodingFormat: type,
          contentSize: `${bytes} B`,
        }),
      ),
    } satisfies Dataset,
  ];
}
