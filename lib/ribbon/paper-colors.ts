// The light theme of app/globals.css, for drawings outside a page.
const colors: Record<string, string> = {
  edge: "#8b8778",
  hydrophobic: "#64748b",
  polar: "#0d8478",
  acidic: "#c2410c",
  basic: "#2563eb",
  aromatic: "#7c3aed",
  special: "#9a6700",
  tail: "#be185d",
};

/** The colour on paper of a skyline's stroke, such as `var(--residue-polar)` or `var(--edge)`. */
export function paperColor(stroke: string): string {
  const name = /^var\(--(?:residue-)?(\w+)\)$/.exec(stroke)?.[1] ?? "";
  return colors[name] ?? "#16181d";
}
