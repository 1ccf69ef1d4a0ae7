export interface TreeNode {
  /** Half the distance between its two branches; 0 for a leaf. */
  height: number;
  /** Indices of the items below it, in the order of the drawing. */
  leaves: number[];
  /** Null for a leaf. */
  branches: [TreeNode, TreeNode] | null;
}

/**
 * A tree by the unweighted pair group method with arithmetic mean (Sokal & Michener, Univ. Kansas Sci.
 * Bull. 38 (1958) 1409–1438): the two nearest groups are joined until one is left. `distances` is
 * symmetric. Null without items.
 */
export function upgma(distances: readonly (readonly number[])[]): TreeNode | null {
  let groups = distances.map(
    (_, index): TreeNode => ({ height: 0, leaves: [index], branches: null }),
  );
  // Kept from join to join: the distance of a new group is the mean over its branches, by their sizes.
  let between = distances.map((row) => [...row]);
  while (groups.length > 1) {
    const [i, j] = nearest(between);
    const [a, b] = [groups[i], groups[j]];
    if (!a || !b) break;
    const joined: TreeNode = {
      height: (between[i]?.[j] ?? 0) / 2,
      leaves: [...a.leaves, ...b.leaves],
      branches: [a, b],
    };
    const others = groups.map((_, index) => index).filter((index) => index !== i && index !== j);
    const means = others.map((other) => {
      const [toA, toB] = [between[other]?.[i] ?? 0, between[other]?.[j] ?? 0];
      return (toA * a.leaves.length + toB * b.leaves.length) / joined.leaves.length;
    });
    between = others.map((row, at) => [
      ...others.map((column) => between[row]?.[column] ?? 0),
      means[at] ?? 0,
    ]);
    between.push([...means, 0]);
    groups = [...others.flatMap((index) => groups[index] ?? []), joined];
  }
  return groups[0] ?? null;
}

/** The first of the nearest pairs. */
function nearest(between: number[][]): [number, number] {
  let best: [number, number] = [0, 1];
  let least = Number.POSITIVE_INFINITY;
  for (const [i, row] of between.entries()) {
    for (let j = i + 1; j < row.length; j += 1) {
      const distance = row[j] ?? 0;
      if (distance < least) [least, best] = [distance, [i, j]];
    }
  }
  return best;
}
