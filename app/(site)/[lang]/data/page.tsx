import type { Metadata } from "next";
import { DataPage } from "@/components/data/data-page";
import { StructuredData } from "@/components/seo/structured-data";
import { withFailure } from "@/components/site/page-failure";
import { listPeptideNames } from "@/lib/content/peptides/peptide-queries";
import { listPeptideRecords } from "@/lib/content/peptides/peptide-records";
import { getDatasetFiles } from "@/lib/dataset/dataset-files";
import { listStructures } from "@/lib/dataset/structures-file";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { datasetNodes } from "@/lib/seo/structured-data/dataset-data";

export const metadata: Metadata = pageMetadata(pages.data);

export default withFailure(async function Data() {
  const [{ version, date, changes, files }, names, records] = await Promise.all([
    getDatasetFiles(),
    listPeptideNames(),
    listPeptideRecords(),
  ]);
  const peptides = records.map(({ peptide }) => peptide);
  return (
    <>
      <StructuredData nodes={datasetNodes({ version, date, files: [...files.values()] })} />
      <DataPage
        version={version}
        date={date}
        files={[...files.values()]}
        structures={listStructures(peptides).length}
        unsequenced={peptides.filter(({ sequence }) => !sequence).map(({ name }) => name)}
        changes={changes}
        names={new Map(names.map(({ id, name }) => [id, name]))}
      />
    </>
  );
});
