import { type Frame, type Owner, sum } from "./cpu-profile";

const WIDTH = 960;
const ROW = 16;
const DEPTH = 24;
const MAX_BYTES = 60_000;
const CHARACTER = 6;

const COLOURS: Record<Owner, [light: string, dark: string]> = {
  Node: ["#c9dcf2", "#2f4a69"],
  Next: ["#f3dcae", "#6b5222"],
  ours: ["#bfe3cf", "#23573f"],
  "garbage collection": ["#ddd3ea", "#4d3f66"],
};

/** A flame chart as SVG: callers above what they call, as wide as their time. Narrow boxes are left out. */
export function drawFlameChart(frames: Frame[], title: string): string {
  for (let narrowest = 1; ; narrowest *= 1.5) {
    const svg = draw(frames, title, narrowest);
    if (Buffer.byteLength(svg) <= MAX_BYTES) return svg;
  }
}

function draw(frames: Frame[], title: string, narrowest: number): string {
  const scale = WIDTH / sum(frames.map(({ total }) => total));
  const boxes: string[] = [];
  let lowest = 0;
  const place = (some: Frame[], left: number, depth: number) => {
    let x = left;
    for (const frame of some.toSorted((a, b) => b.total - a.total)) {
      const width = frame.total * scale;
      if (width >= narrowest && depth < DEPTH) {
        lowest = Math.max(lowest, depth);
        boxes.push(box(frame, { x, width, y: (depth + 2) * ROW }));
        place(frame.calls, x, depth + 1);
      }
      x += width;
    }
  };
  place(frames, 0, 0);
  const height = (lowest + 3) * ROW;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="sans-serif" font-size="11">`,
    `<title>${escapeText(title)}</title>`,
    `<style>${style()}</style>`,
    ...legend(),
    ...boxes,
    "</svg>\n",
  ].join("\n");
}

function box(
  { name, owner, total }: Frame,
  { x, width, y }: { x: number; width: number; y: number },
): string {
  const place = `x="${x.toFixed(1)}" y="${y}" width="${Math.max(0.5, width - 0.5).toFixed(1)}" height="${ROW - 1}"`;
  const shown = Math.floor((width - 6) / CHARACTER);
  const label =
    shown < 4
      ? ""
      : `<text x="${(x + 3).toFixed(1)}" y="${y + 11}">${escapeText(name.length > shown ? `${name.slice(0, shown - 1)}…` : name)}</text>`;
  const about = `<title>${escapeText(`${name}: ${(total / 1_000).toFixed(0)} ms`)}</title>`;
  return `<g class="${classOf(owner)}"><rect ${place}>${about}</rect>${label}</g>`;
}

function legend(): string[] {
  return (Object.keys(COLOURS) as Owner[]).map(
    (owner, at) =>
      `<g class="${classOf(owner)}"><rect x="${at * 140}" y="2" width="12" height="12"/><text x="${at * 140 + 18}" y="12">${owner}</text></g>`,
  );
}

function style(): string {
  const fills = (theme: 0 | 1) =>
    Object.entries(COLOURS)
      .map(([owner, colours]) => `.${classOf(owner)} rect{fill:${colours[theme]}}`)
      .join("");
  return `text{fill:#1b1b1b}${fills(0)}@media (prefers-color-scheme:dark){text{fill:#f2f2f2}${fills(1)}}`;
}

function classOf(owner: string): string {
  return owner.split(" ", 1)[0]?.toLowerCase() ?? "";
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
