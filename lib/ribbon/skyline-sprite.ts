import "server-only";
import { parseSequence } from "@/lib/chemistry/sequence";
import { listPeptideCards } from "@/lib/content/peptides/peptide-queries";
import { definePageFile } from "@/lib/page-file";
import { drawSkyline, SKYLINE_HEIGHT, SKYLINE_WIDTH, type SkylinePath } from "./skyline";

/** All skylines as symbols of one SVG sprite, `#p81` for peptide 81, which browsers cache. */
export const skylineSprite = definePageFile("skylines", "svg", ["peptides:card"], async () => {
  const symbols = (await listPeptideCards()).map(({ id, sequence }) =>
    sequence
      ? `<symbol id="p${id}" viewBox="0 0 ${SKYLINE_WIDTH} ${SKYLINE_HEIGHT}" preserveAspectRatio="xMinYMid">${paths(sequence)}</symbol>`
      : "",
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" fill="none">${symbols.join("")}</svg>`;
});

/** Writes the attributes that consecutive strokes share once. */
function paths(sequence: string): string {
  const looks = Map.groupBy(
    drawSkyline(parseSequence(sequence)),
    ({ width, scaleX }) =>
      `stroke-width="${width}"${scaleX ? ` transform="scale(${scaleX} 1)"` : ""}`,
  );
  return [...looks]
    .map(([look, members]) => `<g ${look}>${members.map(path).join("")}</g>`)
    .join("");
}

function path({ d, stroke, opacity }: SkylinePath): string {
  return `<path d="${d}" stroke="${stroke}"${opacity ? ` stroke-opacity="${opacity}"` : ""}/>`;
}
