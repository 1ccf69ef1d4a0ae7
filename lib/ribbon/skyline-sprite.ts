import "server-only";
import { createHash } from "node:crypto";
import { cached } from "@/lib/cache";
import { parseSequence } from "@/lib/chemistry/sequence";
import { listPeptideCards } from "@/lib/content/peptides/peptide-queries";
import { drawSkyline, SKYLINE_HEIGHT, SKYLINE_WIDTH } from "./skyline";

/**
 * All skylines as the symbols of one svg file, `#p81` for peptide 81, with a version that changes
 * with its content. A page of cards refers to them, and the browser keeps the file.
 */
export const getSkylineSprite = cached("skyline-sprite", ["peptides", "categories"], async () => {
  const peptides = await listPeptideCards();
  const symbols = peptides.map(({ id, sequence }) =>
    sequence
      ? `<symbol id="p${id}" viewBox="0 0 ${SKYLINE_WIDTH} ${SKYLINE_HEIGHT}" preserveAspectRatio="xMinYMid">${paths(sequence)}</symbol>`
      : "",
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" fill="none">${symbols.join("")}</svg>`;
  return { svg, version: createHash("sha256").update(svg).digest("hex").slice(0, 12) };
});

export async function getSkylineSpriteAddress(): Promise<string> {
  return `/skylines/${(await getSkylineSprite()).version}.svg`;
}

function paths(sequence: string): string {
  return drawSkyline(parseSequence(sequence))
    .map(
      ({ d, stroke, width, opacity }) =>
        `<path d="${d}" stroke="${stroke}" stroke-width="${width}"${opacity ? ` stroke-opacity="${opacity}"` : ""}/>`,
    )
    .join("");
}
