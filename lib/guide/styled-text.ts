import { readFile } from "node:fs/promises";
import path from "node:path";

export const colors = { ink: "#16181d", soft: "#4a4e57", line: "#dfdbd1", accent: "#3f37c9" };

const fontsFolder = path.join(process.cwd(), "lib/guide/fonts");
const fonts = ["latin-400", "latin-600", "greek-400", "greek-600"];
const BODY_TEXT = 10.5;

export interface TextStyle {
  isStrong?: boolean;
  /** Points. */
  size?: number;
  color?: keyof typeof colors;
  link?: string;
}

/** Writes text at the current position, Greek letters in their own font. */
export function writeText(
  doc: PDFKit.PDFDocument,
  text: string,
  { isStrong = false, size = BODY_TEXT, color = "ink", link }: TextStyle,
  options: PDFKit.Mixins.TextOptions,
) {
  const weight = isStrong ? 600 : 400;
  const runs = text.split(/([\u0370-\u03ff]+)/).filter(Boolean);
  doc.fontSize(size).fillColor(colors[color]);
  for (const [index, run] of runs.entries()) {
    const isGreek = /^[\u0370-\u03ff]/.test(run);
    doc.font(`${isGreek ? "greek" : "latin"}-${weight}`);
    doc.text(run, {
      ...options,
      continued: index < runs.length - 1 || options.continued,
      link: link ?? null,
      underline: false,
    });
  }
}

/** The height of a text set at this size in lines of this width, all in points. */
export function measureText(doc: PDFKit.PDFDocument, text: string, size: number, width: number) {
  return doc.font("latin-400").fontSize(size).heightOfString(text, { width });
}

/** Embeds the fonts that `writeText` uses. */
export async function registerFonts(doc: PDFKit.PDFDocument): Promise<void> {
  for (const name of fonts) {
    doc.registerFont(name, await readFile(path.join(fontsFolder, `source-serif-${name}.ttf`)));
  }
}
