import { Fragment } from "react";
import { CollectionPage } from "@/components/collections/collection-page";
import { LinkRow } from "@/components/collections/link-row";
import { MIN_LIKENESS } from "@/lib/chemistry/alignment/align-peptides";
import type { FamilyTree } from "@/lib/explore/family-tree";
import { compareAddress, MAX_COMPARED } from "@/lib/facts/compare/compare-address";
import { pages } from "@/lib/seo/pages";
import { FamilyDrawing } from "./family-drawing";
import "./explore.css";

/** Which peptides resemble each other: the tree, its families and each one's nearest relative. */
export function FamilyPage({ tree }: { tree: FamilyTree }) {
  const { members, root, families, relatives, leftOut } = tree;
  return (
    <CollectionPage page={pages.family} above={[pages.tools, pages.explore]}>
      <p className="mt-3 max-w-text text-soft">
        {`${members.length} peptides of the library by how alike their sequences are, each aligned with every other one. Alike in sequence is not alike in effect: a single residue may turn an agonist into an antagonist.`}
      </p>
      <LinkRow
        label="On this page"
        links={[
          { href: "#tree", text: "The tree" },
          { href: "#families", text: "Families" },
          { href: "#relatives", text: "Nearest relatives" },
          { href: "#left-out", text: "Left out" },
          { href: "#method", text: "Method" },
        ]}
      />
      <section className="fact-section">
        <h2 id="tree">The tree</h2>
        <p className="fact-note max-w-text">
          The further right two lines meet, the more alike are their peptides. Grey broken lines
          join what is no more alike than chance would make it.
        </p>
        {root && <FamilyDrawing root={root} members={members} />}
      </section>
      <section className="fact-section">
        <h2 id="families">Families</h2>
        <p className="fact-note">The groups of the tree that are joined by more than chance.</p>
        <ol className="family-list">
          {families.map((family) => (
            <li key={family[0]?.id}>
              {family.map(({ id, name }, at) => (
                <span key={id}>
                  {at > 0 && ", "}
                  <a href={`/peptides/${id}`}>{name}</a>
                </span>
              ))}
              {family.length <= MAX_COMPARED && (
                <>
                  {" · "}
                  <a href={compareAddress(family.map(({ id }) => id))}>compare them</a>
                </>
              )}
            </li>
          ))}
        </ol>
      </section>
      <Relatives relatives={relatives} />
      <section className="fact-section">
        <h2 id="left-out">Left out</h2>
        <dl className="fact-list">
          {[...leftOut].map(([reason, peptides]) => (
            <div key={reason}>
              <dt>{reason}</dt>
              <dd>
                {peptides.map(({ id, name }, at) => (
                  <Fragment key={id}>
                    {at > 0 && ", "}
                    <a href={`/peptides/${id}`}>{name}</a>
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="fact-section">
        <h2 id="method">Method</h2>
        <p className="mt-2 max-w-text">
          Pairs are aligned by Needleman–Wunsch with BLOSUM62, gaps of 10 and 0.5, none paid at the
          ends. Likeness is the score of the alignment as a share of what the shorter chain scores
          with itself, so that a fragment is wholly alike to what it was cut from. The tree is UPGMA
          on 1 − likeness, and groups below {MIN_LIKENESS * 100} % are taken for chance: of shuffled
          chains of the library, fewer than one in 300 reach it. A D residue is read as its L form,
          an unnatural one as the natural residue that stands for its hydropathy; lipids, bridges
          and ends are not compared.
        </p>
      </section>
    </CollectionPage>
  );
}

function Relatives({ relatives }: Pick<FamilyTree, "relatives">) {
  return (
    <section className="fact-section">
      <h2 id="relatives">Nearest relatives</h2>
      <table aria-labelledby="relatives" className="fact-table fact-table-relatives">
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {relatives
            .toSorted((a, b) => b.likeness - a.likeness)
            .map(({ peptide, nearest, likeness, same, paired }) => (
              <tr key={peptide.id}>
                <th scope="row">
                  <a href={`/peptides/${peptide.id}`}>{peptide.name}</a>
                </th>
                <td data-head={HEADS[1]}>
                  {likeness < MIN_LIKENESS ? (
                    "None beyond chance"
                  ) : (
                    <a href={compareAddress([peptide.id, nearest.id])}>{nearest.name}</a>
                  )}
                </td>
                <td data-head={HEADS[2]}>
                  {likeness >= MIN_LIKENESS && `${Math.round(likeness * 100)} %`}
                </td>
                <td data-head={HEADS[3]}>{likeness >= MIN_LIKENESS && `${same} of ${paired}`}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

const HEADS = ["Peptide", "Nearest, side by side", "Likeness", "Same residues, of those aligned"];
