import { type AlignedPair, alignPeptides } from "@/lib/chemistry/alignment/align-peptides";
import { groupAlike } from "@/lib/chemistry/alignment/group-alike";
import { parseSequence } from "@/lib/chemistry/sequence";
import type { SequenceResidue } from "@/lib/chemistry/sequence-model";
import type { CollectedPeptide } from "@/lib/content/peptides/peptide-schema";
import { listed } from "@/lib/facts/number-text";

/** The sequences that are alike, aligned two by two. Plain elements, for a `Static` part. */
export function AlignedSequences({ peptides }: { peptides: CollectedPeptide[] }) {
  const sequenced = peptides.flatMap(({ id, name, sequence }) =>
    sequence ? { id, name, sequence: parseSequence(sequence) } : [],
  );
  const { groups, alone } = groupAlike(sequenced);
  const without = peptides.filter(({ sequence }) => !sequence).map(({ name }) => name);
  return (
    <section className="fact-section">
      <h2 id="sequences">Sequences</h2>
      {groups.length > 0 && (
        <p className="fact-note">
          Aligned by BLOSUM62. A bar marks the same residue, a dash a gap; D marks a D residue, and
          modifications are not shown.
        </p>
      )}
      {without.length > 0 && (
        <p className="fact-note">{`No single sequence is recorded for ${listed(without)}.`}</p>
      )}
      {sequenced.length > 1 && alone.length > 0 && (
        <p className="fact-note">
          {leftOutText(
            alone.map(({ name }) => name),
            groups.length > 0,
          )}
        </p>
      )}
      {groups.flatMap(({ first, others }) =>
        others.map((other) => (
          <Pair
            key={other.id}
            names={[first.name, other.name]}
            pair={alignPeptides(first.sequence, other.sequence)}
          />
        )),
      )}
    </section>
  );
}

function leftOutText(names: string[], hasAligned: boolean): string {
  if (!hasAligned) {
    return `The sequences of ${listed(names)} share next to nothing, so they are not aligned.`;
  }
  return names.length === 1
    ? `The sequence of ${names[0]} shares next to nothing with the others, so it is not aligned.`
    : `The sequences of ${listed(names)} share next to nothing with the others, so they are not aligned.`;
}

function Pair({ names, pair }: { names: [string, string]; pair: AlignedPair }) {
  const { same, paired } = pair;
  const columns = pair.columns.map((column, place) => ({ ...column, place }));
  return (
    <figure className="aligned">
      <figcaption>
        <b>{names[0]}</b> above, <b>{names[1]}</b> below:{" "}
        {same === 0
          ? "no aligned residue is the same."
          : `${same} of ${paired} aligned residues ${same === 1 ? "is" : "are"} the same.`}
      </figcaption>
      <div aria-hidden="true">
        {columns.map(({ a, b, isSame, place }) => (
          <span key={place} className={isSame ? "is-same" : undefined}>
            <Cell residue={a} />
            <Cell residue={b} />
          </span>
        ))}
      </div>
      <details>
        <summary>Alignment as text</summary>
        <pre>{asText(pair)}</pre>
      </details>
    </figure>
  );
}

function Cell({ residue }: { residue: SequenceResidue | null }) {
  if (!residue) return <i>–</i>;
  return (
    <i className={`class-${residue.residue.sideChainClass}`}>
      {residue.chirality === "D" && <sup>D</sup>}
      {residue.residue.label}
    </i>
  );
}

const COLUMNS_OF_LINE = 10;

/** Lines of ten columns: the first sequence, the marks, the second one. */
function asText({ columns }: AlignedPair): string {
  const cells = columns.map(({ a, b, isSame }) => {
    const [above, below] = [a, b].map((residue) =>
      residue ? `${residue.chirality === "D" ? "D-" : ""}${residue.residue.label}` : "-",
    ) as [string, string];
    const width = Math.max(above.length, below.length) + 1;
    return [above, isSame ? "|" : "", below].map((text) => text.padEnd(width));
  });
  const lines: string[] = [];
  for (let at = 0; at < cells.length; at += COLUMNS_OF_LINE) {
    const part = cells.slice(at, at + COLUMNS_OF_LINE);
    for (const row of [0, 1, 2])
      lines.push(
        part
          .map((cell) => cell[row])
          .join("")
          .trimEnd(),
      );
    lines.push("");
  }
  return lines.join("\n").trimEnd();
}
