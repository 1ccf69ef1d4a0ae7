/** Runs in the browser too: what an answer of the consultant is made of, in the order in which it is told. */
export type AnswerPart =
  /** Plain text, already checked. A blank line parts paragraphs; lines that begin with "- " are a list. */
  | { type: "text"; text: string }
  /** Comes before the text that holds its mark: "… gastric juice.[1]". */
  | { type: "citation"; marker: number; citation: Citation }
  /** What may be asked next, and will be answered. */
  | { type: "suggestions"; questions: string[] }
  | { type: "end"; outcome: Outcome; usage?: Usage; model: string };

/** `href` is a path of this site, with a fragment where a section is meant. */
export type Citation = {
  title: string;
  href: string;
};

export type Outcome = "answered" | "abstained" | "declined" | "urgent" | "failed" | "stopped";

export interface Usage {
  inputTokens: number;
  outputTokens: number;
}
