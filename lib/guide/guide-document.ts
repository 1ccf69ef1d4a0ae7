import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import PDFDocument from "pdfkit";

const colors = { ink: "#16181d", soft: "#4a4e57", line: "#dfdbd1", accent: "#3f37c9" };
const fontsFolder = path.join(process.cwd(), "lib/guide/fonts");
const fontFiles = ["latin-400", "latin-600", "greek-400", "greek-600"];

const MARGIN = 54;
const FOOT = 64;
const GUTTER = 12;
const BODY = 10.5;
const TABLE = 8.75;

export interface TextLook {
  isStrong?: boolean;
  size?: number;
  color?: keyof typeof colors;
  link?: string;
}

export interface Column {
  title: string;
  width: number;
  align?: "left" | "right";
}

export type Cell = string | { text: string; link: string };

/**
 * An A4 PDF of running text and tables, tagged for assistive technology, with embedded fonts. The same
 * calls produce the same bytes: `date` is the only timestamp.
 */
export async function openDocument(about: {
  title: string;
  author: string;
  subject: string;
  date: Date;
  foot: string;
}) {
  const { title, author, subject, date, foot } = about;
  const doc = new PDFDocument({
    size: "A4",
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: FOOT },
    pdfVersion: "1.7",
    lang: "en",
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, Subject: subject, CreationDate: date, ModDate: date },
  });
  for (const name of fontFiles) {
    doc.registerFont(name, await readFile(path.join(fontsFolder, `source-serif-${name}.ttf`)));
  }
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const isWritten = new Promise<void>((resolve, reject) => {
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  const root = doc.struct("Document", { title });
  doc.addStructure(root);
  const width = doc.page.width - 2 * MARGIN;
  let chapter = doc.outline;

  /** Tags what `draw` draws as an element and resets the position to the left margin. */
  function tagged(tag: string, draw: () => void) {
    root.add(doc.struct(tag, {}, draw));
    doc.x = MARGIN;
  }

  function heading(level: 1 | 2 | 3, text: string) {
    const size = { 1: 27, 2: 17, 3: 12.5 }[level];
    keepTogether(size * 1.3 + 60);
    if (level > 1 && doc.y > MARGIN) doc.y += level === 2 ? 20 : 12;
    tagged(`H${level}`, () => write(doc, text, { isStrong: true, size }, { width, lineGap: 1 }));
    doc.y += level === 3 ? 3 : 6;
    if (level === 2) chapter = doc.outline.addItem(text);
    if (level === 3) chapter.addItem(text);
  }

  function paragraph(text: string, look: TextLook = {}) {
    tagged("P", () => write(doc, text, look, { width, lineGap: 2.5 }));
    doc.y += 7;
  }

  /** Terms with their meanings, one paragraph each. */
  function terms(entries: [term: string, meaning: string][]) {
    for (const [term, meaning] of entries) {
      keepTogether(30);
      tagged("P", () => {
        write(
          doc,
          `${term}${/[?.]$/.test(term) ? "" : "."} `,
          { isStrong: true },
          { width, lineGap: 2.5, continued: true },
        );
        write(doc, meaning, {}, { width, lineGap: 2.5 });
      });
      doc.y += 4;
    }
  }

  /** A drawing as wide as the text; `description` is its alternative text. */
  function figure(description: string, height: number, draw: (doc: PDFKit.PDFDocument) => void) {
    keepTogether(height);
    const top = doc.y;
    root.add(
      doc.struct("Figure", { alt: description }, () => {
        doc.save().translate(MARGIN, top);
        draw(doc);
        doc.restore();
      }),
    );
    doc.x = MARGIN;
    doc.y = top + height;
  }

  /** A table with its header repeated on each page. */
  function table(columns: Column[], rows: Cell[][]) {
    const element = doc.struct("Table");
    root.add(element);
    const head = () =>
      drawRow(
        columns.map(({ title }) => title),
        "TH",
        { isStrong: true, color: "soft" },
      );

    function drawRow(cells: Cell[], tag: "TH" | "TD", look: TextLook) {
      const top = doc.y + 3.5;
      const row = doc.struct("TR");
      element.add(row);
      let left = MARGIN;
      let bottom = top;
      for (const [index, column] of columns.entries()) {
        const cell = cells[index] ?? "";
        const { text, link } = typeof cell === "string" ? { text: cell } : cell;
        row.add(
          doc.struct(tag, {}, () => {
            doc.x = left;
            doc.y = top;
            write(
              doc,
              text,
              { size: TABLE, ...look, ...(link && { link, color: "accent" }) },
              { width: column.width - GUTTER, align: column.align, features: ["tnum", "kern"] },
            );
          }),
        );
        bottom = Math.max(bottom, doc.y);
        left += column.width;
      }
      row.end();
      doc.y = bottom + 3.5;
      rule();
    }

    head();
    for (const cells of rows) {
      if (doc.y + rowHeight(cells) > bottomOfText()) {
        doc.addPage();
        head();
      }
      drawRow(cells, "TD", {});
    }
    element.end();
    doc.x = MARGIN;
    doc.y += 6;

    function rowHeight(cells: Cell[]) {
      doc.font("latin-400").fontSize(TABLE);
      const heights = columns.map(({ width }, index) => {
        const cell = cells[index] ?? "";
        const text = typeof cell === "string" ? cell : cell.text;
        return doc.heightOfString(text || " ", { width: width - GUTTER });
      });
      return Math.max(...heights) + 7;
    }
  }

  function rule() {
    doc.markContent("Artifact", { type: "Layout" });
    doc
      .moveTo(MARGIN, doc.y)
      .lineTo(MARGIN + width, doc.y)
      .lineWidth(0.5)
      .strokeColor(colors.line)
      .stroke();
    doc.endMarkedContent();
  }

  function keepTogether(height: number) {
    if (doc.y + height > bottomOfText()) doc.addPage();
  }

  function bottomOfText() {
    return doc.page.height - FOOT;
  }

  /** Finishes the document and returns its bytes. */
  async function close(): Promise<Buffer> {
    root.end();
    const { count } = doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      doc.switchToPage(index);
      doc.page.margins.bottom = 0;
      doc.markContent("Artifact", { type: "Pagination" });
      doc.x = MARGIN;
      doc.y = doc.page.height - 40;
      write(doc, foot, { size: 8.5, color: "soft" }, { width: width - 80, lineBreak: false });
      doc.x = MARGIN + width - 80;
      doc.y = doc.page.height - 40;
      write(
        doc,
        `${index + 1} of ${count}`,
        { size: 8.5, color: "soft" },
        { width: 80, align: "right" },
      );
      doc.endMarkedContent();
    }
    doc.end();
    await isWritten;
    return Buffer.concat(chunks);
  }

  return { width, heading, paragraph, terms, figure, table, close };
}

export type GuideDocument = Awaited<ReturnType<typeof openDocument>>;

/** Writes text at the current position, Greek letters in their own font. */
function write(
  doc: PDFKit.PDFDocument,
  text: string,
  { isStrong = false, size = BODY, color = "ink", link }: TextLook,
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
