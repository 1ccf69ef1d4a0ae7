import { FactChanges } from "@/components/changes/fact-changes";
import { CollectionPage } from "@/components/collections/collection-page";
import { LinkRow } from "@/components/collections/link-row";
import { countOf } from "@/components/ui/count-of";
import type { DatasetFile } from "@/lib/dataset/dataset-file";
import { STRUCTURES_ABOUT, STRUCTURES_FILE } from "@/lib/dataset/structures-file";
import { dateText } from "@/lib/facts/date-text";
import type { FactChange } from "@/lib/facts/history/fact-change-schema";
import { listed } from "@/lib/facts/number-text";
import { SITE_NAME } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";

const MAX_SHOWN = 20;
const CC_BY = "https://creativecommons.org/licenses/by/4.0/";

interface Props {
  version: string;
  /** When the content was last changed, ISO 8601. */
  date: string;
  files: DatasetFile[];
  /** The number of peptides in the file of structures. */
  structures: number;
  /** The names of the peptides without a sequence. */
  unsequenced: string[];
  changes: FactChange[];
  /** By id. */
  names: Map<number, string>;
}

/** The library as files, and on which terms. */
export function DataPage({ version, date, files, structures, unsequenced, changes, names }: Props) {
  const day = dateText(date.slice(0, 10));
  return (
    <CollectionPage page={pages.data}>
      <p className="mt-3 max-w-text text-lg">
        The whole library as files: every peptide, every fact with its source and the day on which
        it was read, every paper.
      </p>
      <p className="mt-2 max-w-text text-soft">
        {`Version ${version}, last changed on ${day}. The version changes with the content and only then. A value that is not known is empty.`}
      </p>
      <LinkRow
        label="More ways"
        links={[
          { href: "/api-description", text: "The API, and an MCP server for AI clients" },
          { href: "/feed.xml", text: "Atom feed of the library" },
          { href: "/llms.txt", text: "llms.txt" },
          { href: "/llms-full.txt", text: "The library as Markdown, in parts" },
        ]}
      />
      <section className="fact-section">
        <h2 id="files">Files</h2>
        <table aria-labelledby="files" className="fact-table fact-table-files">
          <thead>
            <tr>
              {["File", "What is in it", "Rows", "Size"].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {files.map(({ name, about, rows, bytes }) => (
              <tr key={name}>
                <th scope="row">
                  <a href={`/data/${name}`}>{name}</a>
                </th>
                <td data-head="What is in it">
                  <span>{about}</span>
                </td>
                <td data-head="Rows">
                  {rows !== null && <span>{rows.toLocaleString("en")}</span>}
                </td>
                <td data-head="Size">
                  <span>{sizeText(bytes)}</span>
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">
                <a href={`/data/${STRUCTURES_FILE}`}>{STRUCTURES_FILE}</a>
              </th>
              <td data-head="What is in it">
                <span>{STRUCTURES_ABOUT}</span>
              </td>
              <td data-head="Rows">
                <span>{structures}</span>
              </td>
              <td data-head="Size" />
            </tr>
          </tbody>
        </table>
        <p className="fact-note">
          Tables are CSV in UTF-8 with a header; a bar stands between several values of a cell, and
          an apostrophe before a text that a spreadsheet would take for a formula. The SDF file is
          drawn while it is sent, which takes some seconds the first time; it leaves out chains with
          residues or groups whose chirality or attachment the sequence does not state.
        </p>
        <p className="fact-note">
          A heading of sequences.fasta is &gt;amide|36|Semaglutide: this library, the number of the
          peptide and its name. X stands for a residue that has no letter of its own.
          {unsequenced.length > 0 &&
            ` Without a record: ${listed(unsequenced)}, each a mixture, of more than one chain, or known by an accession only.`}
        </p>
      </section>
      <section className="max-w-text">
        <h2 id="identifiers" className="mt-8 text-xl">
          Identifiers
        </h2>
        <p className="mt-2">
          The number of a peptide or a paper never changes: peptide 36 is at /peptides/36. Each fact
          has one of its own, such as 36-cas, which stays while the fact does, however its wording
          changes. An approval is told by its authority and indication, a trial by its name.
        </p>
        <h2 id="licence" className="mt-8 text-xl">
          Licence
        </h2>
        <p className="mt-2">
          Texts and data are licensed under{" "}
          <a
            href={CC_BY}
            rel="license noopener noreferrer"
            className="text-accent-strong underline"
          >
            Creative Commons Attribution 4.0 (CC BY 4.0)
          </a>
          {`: use them for anything, and name ${SITE_NAME} and the version as their source. The software is under the MIT licence. Papers, videos and trade marks belong to their owners.`}
        </p>
        <p className="mt-2">
          Nothing in these files is medical advice. Each statement rests on the kind of study that
          it names; repeat that with it, and never give a dosage text as a recommendation.
        </p>
      </section>
      <section>
        <h2 id="changes" className="mt-8 text-xl">
          Changelog of facts
        </h2>
        <p className="mt-2 max-w-text">
          {changes.length === 0
            ? "No fact has changed since the library came to this site."
            : `The latest ${countOf(Math.min(changes.length, MAX_SHOWN), "change")}; changes.csv and library.json have more.`}
        </p>
        <FactChanges changes={changes.slice(0, MAX_SHOWN)} names={names} heading="h3" />
      </section>
    </CollectionPage>
  );
}

function sizeText(bytes: number): string {
  const kilobytes = bytes / 1000;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))} kB`
    : `${(kilobytes / 1000).toFixed(1)} MB`;
}
