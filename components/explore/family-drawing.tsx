import type { CSSProperties } from "react";
import type { TreeNode } from "@/lib/chemistry/alignment/upgma";
import { type FamilyTree, isRelated } from "@/lib/explore/family-tree";

/** A dendrogram whose names are a list beside it, one row each. The families below say the same. */
export function FamilyDrawing({
  root,
  members,
}: {
  root: TreeNode;
  members: FamilyTree["members"];
}) {
  const rows = new Map(root.leaves.map((leaf, row) => [leaf, row + 0.5]));
  const lines = drawNode(root, rows, (height) => (1 - height / root.height) * RIGHT);
  const style = { "--rows": root.leaves.length } as CSSProperties;
  return (
    <div className="family-tree" style={style}>
      <svg viewBox={`0 0 100 ${root.leaves.length}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="is-chance" d={join(lines, false)} />
        <path d={join(lines, true)} />
      </svg>
      <ul aria-label="The peptides in the order of the tree">
        {root.leaves.map((leaf) => {
          const member = members[leaf];
          return (
            member && (
              <li key={member.id}>
                <a href={`/peptides/${member.id}`}>{member.name}</a>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

/** Where likeness is whole: short of the names, so that its joints can be seen. */
const RIGHT = 96;

interface Line {
  d: string;
  isRelated: boolean;
}

interface Drawn {
  /** The row at which a node is joined to the next one. */
  row: number;
  lines: Line[];
}

function drawNode(
  root: TreeNode,
  rows: Map<number, number>,
  x: (height: number) => number,
): Line[] {
  return draw(root).lines;

  function draw(node: TreeNode): Drawn {
    if (!node.branches) return { row: rows.get(node.leaves[0] ?? 0) ?? 0, lines: [] };
    const branches = node.branches.map((branch) => ({ branch, ...draw(branch) }));
    const ends = branches.map(({ branch, row }) => ({
      row,
      to: branch.branches ? x(branch.height) : 100,
    }));
    const [first, last] = ends;
    if (!first || !last) return { row: 0, lines: [] };
    const from = round(x(node.height));
    const d = `M${round(first.to)} ${round(first.row)}H${from}V${round(last.row)}H${round(last.to)}`;
    return {
      row: (first.row + last.row) / 2,
      lines: [...branches.flatMap(({ lines }) => lines), { d, isRelated: isRelated(node) }],
    };
  }
}

function join(lines: Line[], related: boolean): string {
  return lines
    .filter((line) => line.isRelated === related)
    .map(({ d }) => d)
    .join("");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
