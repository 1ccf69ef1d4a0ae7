import type { Bridge } from "@/lib/chemistry/sequence-model";

const PITCH = 42;
export const BEAD = 15;
const ROW = 74;
const TOP = 38;

export interface Point {
  x: number;
  y: number;
}

/** The positions of the beads of a chain in rows of `columns`, every second row reversed. */
export function layOut(count: number, columns: number) {
  const rows = Math.ceil(count / columns);
  const widest = Math.min(count, columns);
  // Space for the turns of the backbone, if there is more than one row.
  const left = rows > 1 ? ROW / 2 + 3 : BEAD + 8;
  const at = (position: number): Point => {
    const row = Math.floor((position - 1) / columns);
    const step = (position - 1) % columns;
    const column = row % 2 === 0 ? step : columns - 1 - step;
    return { x: left + column * PITCH, y: TOP + row * ROW };
  };
  return {
    at,
    width: left * 2 + (widest - 1) * PITCH,
    height: TOP + (rows - 1) * ROW + 42,
    backbone: backbonePath(count, columns, at),
    arc: (bridge: Bridge) => arcPath(at(bridge.from), at(bridge.to)),
  };
}

// Straight along a row, a half circle round its end.
function backbonePath(count: number, columns: number, at: (position: number) => Point): string {
  const first = at(1);
  let path = `M${first.x} ${first.y}`;
  for (let position = 2; position <= count; position += 1) {
    const { x, y } = at(position);
    const turns = (position - 1) % columns === 0;
    const rightwards = Math.floor((position - 2) / columns) % 2 === 0;
    path += turns ? `A${ROW / 2} ${ROW / 2} 0 0 ${rightwards ? 1 : 0} ${x} ${y}` : `H${x}`;
  }
  return path;
}

// Above the beads within a row; between rows a curve that leaves downwards and arrives from above.
function arcPath(from: Point, to: Point): string {
  if (from.y === to.y) {
    const top = from.y - BEAD - Math.min(20, 8 + Math.abs(to.x - from.x) / 14);
    return `M${from.x} ${from.y - BEAD}C${from.x} ${top} ${to.x} ${top} ${to.x} ${to.y - BEAD}`;
  }
  const middle = (from.y + to.y) / 2;
  return `M${from.x} ${from.y + BEAD}C${from.x} ${middle + 6} ${to.x} ${middle - 6} ${to.x} ${to.y - BEAD}`;
}
