import "server-only";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { colors, measureText, registerFonts, type TextStyle, writeText } from "./styled-text";

const MARGIN = 54;
const FOOT = 64;
const GUTTER = 12;
const TABLE_TEXT = 8.75;

export interface Column {
  title: string;
  width: number;
  align?: "left" | "right";
}

export type Cell = string | { text: string; link: string };

/** What a document is about. `date` is its only timestamp, and `foot` the first line of each page's foot. */
interface About {
  title: string;
  author: string;
  subject: string;
  date: Date;
  foot: string;
}

/**
 * An A4 PDF of running text and tables, tagged for assistive technology, with embedded fonts. The same
 * calls produce the same bytes.
 */
export async function openDocument(about: About): Promise<GuideDocument> {
  const { title, author, subject, date } = about;
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
  await registerFonts(doc);
  return new GuideDocument(doc, about);
}

export class GuideDocument {
  readonly width: number;
  readonly #doc: PDFKit.PDFDocument;
  readonly #foot: string;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #bytes: Promise<Buffer>;
  #chapter: PDFKit.PDFOutline;

  constructor(doc: PDFKit.PDFDocument, { title, foot }: Pick<About, "title" | "foot">) {
    this.#doc = doc;
    this.#foot = foot;
    this.#bytes = buffer(doc);
    this.#root = doc.struct("Document", { title });
    doc.addStructure(this.#root);
    this.width = doc.page.width - 2 * MARGIN;
    this.#chapter = doc.outline;
  }

  heading(level: 1 | 2 | 3, text: string) {
    const doc = this.#doc;
    const size = { 1: 27, 2: 17, 3: 12.5 }[level];
    this.#keepTogether(size * 1.3 + 60);
    if (level > 1 && doc.y > MARGIN) doc.y += level === 2 ? 20 : 12;
    this.#tagged(`H${level}`, () =>
      writeText(doc, text, { isStrong: true, size }, { width: this.width, lineGap: 1 }),
    );
    doc.y += level === 3 ? 3 : 6;
    if (level === 2) this.#chapter = doc.outline.addItem(text);
    if (level === 3) this.#chapter.addItem(text);
  }

  paragraph(text: string, style: TextStyle = {}) {
    this.#tagged("P", () => writeText(this.#doc, text, style, { width: this.width, lineGap: 2.5 }));
    this.#doc.y += 7;
  }

  /** Terms with their meanings, one paragraph each. */
  terms(entries: [term: string, meaning: string][]) {
    const layout = { width: this.width, lineGap: 2.5 };
    for (const [term, meaning] of entries) {
      this.#keepTogether(30);
      this.#tagged("P", () => {
        const name = `${term}${/[?.]$/.test(term) ? "" : "."} `;
        writeText(this.#doc, name, { isStrong: true }, { ...layout, continued: true });
        writeText(this.#doc, meaning, {}, layout);
      });
      this.#doc.y += 4;
    }
  }

  /** A drawing as wide as the text; `description` is its alternative text. */
  figure(description: string, height: number, draw: (doc: PDFKit.PDFDocument) => void) {
    const doc = this.#doc;
    this.#keepTogether(height);
    const top = doc.y;
    this.#root.add(
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
  table(columns: Column[], rows: Cell[][]) {
    const doc = this.#doc;
    const table = doc.struct("Table");
    this.#root.add(table);
    const titles = columns.map(({ title }) => title);
    const drawHead = () =>
      this.#drawRow(table, columns, titles, "TH", { isStrong: true, color: "soft" });
    drawHead();
    for (const cells of rows) {
      if (doc.y + rowHeight(doc, columns, cells) > this.#bottomOfText) {
        doc.addPage();
        drawHead();
      }
      this.#drawRow(table, columns, cells, "TD", {});
    }
    table.end();
    doc.x = MARGIN;
    doc.y += 6;
  }

  /** Finishes the document and returns its bytes. */
  close(): Promise<Buffer> {
    const doc = this.#doc;
    this.#root.end();
    const { count } = doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      doc.switchToPage(index);
      this.#drawFoot(`${index + 1} of ${count}`);
    }
    doc.end();
    return this.#bytes;
  }

  /** Tags what `draw` draws as an element and resets the position to the left margin. */
  #tagged(tag: string, draw: () => void) {
    this.#root.add(this.#doc.struct(tag, {}, draw));
    this.#doc.x = MARGIN;
  }

  #drawRow(
    table: PDFKit.PDFStructureElement,
    columns: Column[],
    cells: Cell[],
    tag: "TH" | "TD",
    style: TextStyle,
  ) {
    const doc = this.#doc;
    const top = doc.y + 3.5;
    const row = doc.struct("TR");
    table.add(row);
    let left = MARGIN;
    let bottom = top;
    for (const [index, { width, align }] of columns.entries()) {
      const { text, link } = toLinked(cells[index]);
      row.add(
        doc.struct(tag, {}, () => {
          doc.x = left;
          doc.y = top;
          writeText(
            doc,
            text,
            { size: TABLE_TEXT, ...style, ...(link && { link, color: "accent" }) },
            { width: width - GUTTER, align, features: ["tnum", "kern"] },
          );
        }),
      );
      bottom = Math.max(bottom, doc.y);
      left += width;
    }
    row.end();
    doc.y = bottom + 3.5;
    this.#drawRule();
  }

  #drawRule() {
    const doc = this.#doc;
    doc.markContent("Artifact", { type: "Layout" });
    doc.moveTo(MARGIN, doc.y).lineTo(MARGIN + this.width, doc.y);
    doc.lineWidth(0.5).strokeColor(colors.line).stroke();
    doc.endMarkedContent();
  }

  #drawFoot(pageNumber: string) {
    const doc = this.#doc;
    const style: TextStyle = { size: 8.5, color: "soft" };
    const width = this.width - 80;
    doc.page.margins.bottom = 0;
    doc.markContent("Artifact", { type: "Pagination" });
    doc.x = MARGIN;
    doc.y = doc.page.height - 40;
    writeText(doc, this.#foot, style, { width, lineBreak: false });
    doc.x = MARGIN + width;
    doc.y = doc.page.height - 40;
    writeText(doc, pageNumber, style, { width: 80, align: "right" });
    doc.endMarkedContent();
  }

  #keepTogether(height: number) {
    if (this.#doc.y + height > this.#bottomOfText) this.#doc.addPage();
  }

  get #bottomOfText() {
    return this.#doc.page.height - FOOT;
  }
}

function rowHeight(doc: PDFKit.PDFDocument, columns: Column[], cells: Cell[]): number {
  const heights = columns.map(({ width }, index) =>
    measureText(doc, toLinked(cells[index]).text || " ", TABLE_TEXT, width - GUTTER),
  );
  return Math.max(...heights) + 7;
}

function toLinked(cell: Cell = ""): { text: string; link?: string } {
  return typeof cell === "string" ? { text: cell } : cell;
}
