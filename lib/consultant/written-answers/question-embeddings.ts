import "server-only";
import { readTensors, weightFiles } from "@amide/screen";

/** The question of a page that a text comes nearest to. */
export interface NearestQuestion {
  /** Its place among the page's questions. */
  index: number;
  /** The cosine of the angle between the text and its nearest phrasing, -1 to 1. */
  similarity: number;
  /** How much less similar the page's next question is. */
  margin: number;
}

/** Stands for a page among the questions: they are of no peptide in particular. */
export const GENERAL = 0;

/** By the number of a page: its first row, and how many phrasings each of its questions has. */
export type RowsOfPages = Record<string, { start: number; counts: number[] }>;

interface QuestionEmbeddings {
  /** A row of bytes for each phrasing, page by page and question by question. */
  rows: Int8Array;
  width: number;
  pages: RowsOfPages;
}

/** The row of bytes holds a unit vector in so many steps from 0 to 1. */
export const STEPS = 127;

/** Compares a text's embedding with those of a page's questions; null where the page has none. */
export function nearestQuestion(page: number, embedding: Float32Array): NearestQuestion | null {
  const similarities = similaritiesOf(page, embedding);
  const [similarity, next = 0] = [...similarities].sort((a, b) => b - a);
  if (similarity === undefined) return null;
  return { index: similarities.indexOf(similarity), similarity, margin: similarity - next };
}

/** The cosines of a text and the nearest phrasing of each of a page's questions, in their order. */
export function similaritiesOf(page: number, embedding: Float32Array): number[] {
  const { rows, width, pages } = openEmbeddings();
  if (embedding.length !== width) throw new Error(`Embeddings of ${width} numbers were expected`);
  const { start, counts } = pages[page] ?? { start: 0, counts: [] };
  let row = start;
  return counts.map((count) => {
    const end = row + count;
    let nearest = -1;
    for (; row < end; row++) nearest = Math.max(nearest, cosine(rows, row * width, embedding));
    return nearest;
  });
}

function cosine(rows: Int8Array, start: number, embedding: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < embedding.length; at++) {
    sum += (rows[start + at] ?? 0) * (embedding[at] ?? 0);
  }
  return sum / STEPS;
}

let opened: QuestionEmbeddings | undefined;

/** Read once. Throws if the file is missing or holds no embeddings. */
function openEmbeddings(): QuestionEmbeddings {
  if (opened) return opened;
  const { tensors, metadata } = readTensors(weightFiles.embeddings);
  const rows = tensors.get("rows");
  if (rows?.dtype !== "I8" || !metadata.pages) {
    throw new Error(`${weightFiles.embeddings} holds no embeddings`);
  }
  opened = { rows: rows.data, width: rows.shape[1] ?? 0, pages: JSON.parse(metadata.pages) };
  return opened;
}
