import { writeFileSync } from "node:fs";

/** A text as the encoder reads it, and the place of its label among the labels. */
export interface Lesson {
  pieces: number[];
  label: number;
}

/** What an encoder learns from: the fingerprint of its texts, the number of its labels, and the texts of each epoch. */
export interface Lessons {
  examples: string;
  labels: number;
  epochs: Lesson[][];
  /** Texts that put the same question, by question and page: the encoder learns to tell those of a page apart. */
  pages?: number[][][][];
}

/** Writes lessons to the file that the command line names, and prints their number. Throws where it names none. */
export function writeLessons(lessons: Lessons): void {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error("Give the file to write to.");
  writeFileSync(file, JSON.stringify(lessons));
  console.log(`${lessons.epochs.length} times ${lessons.epochs[0]?.length} messages`);
}
