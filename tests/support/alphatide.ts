import { makePassage, type Passage } from "@/lib/consultant/corpus/passage";

/** The overview of the made-up page of Alphatide: its paragraphs, each as sentences. */
export function overviewOfAlphatide(...paragraphs: string[][]): Passage {
  return makePassage({
    id: "1-overview",
    section: "overview",
    peptideId: 1,
    title: "Alphatide",
    href: "/peptides/1",
    paragraphs,
  });
}
