/** Runs in the browser too: what an answer of the consultant is made of, in the order in which it is told. */
export type AnswerPart =
  /** Plain text, already checked. A blank line parts paragraphs; lines that begin with "- " are a list, one with "> " quotes a page. */
  | { type: "text"; text: string }
  /** Comes before the text that holds its mark: "… gastric juice.[1]". */
  | { type: "citation"; marker: number; citation: Citation }
  /** What may be asked next, and will be answered. */
  | { type: "suggestions"; questions: string[] }
  /** `withheld` counts the sentences of a language model that were not shown. */
  | { type: "end"; outcome: Outcome; usage?: Usage; model: string; withheld?: number };

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

export interface Turn {
  isUser: boolean;
  message: string;
}

export interface Question {
  message: string;
  /** What was said before, the oldest first, without `message`. */
  history: Turn[];
}

/** Anything that writes text for a prompt, bit by bit; `generate/provider.ts` makes one. */
export interface LanguageModel {
  name: string;
  stream(
    prompt: { system: string; messages: Turn[] },
    signal: AbortSignal,
  ): AsyncIterable<{ text: string } | { usage: Usage }>;
}

export interface AnswerOptions {
  signal: AbortSignal;
  /** Without one the library answers by itself. */
  model?: LanguageModel | undefined;
  /** The administrator's prompt for the model. It is never shown. */
  trainingPrompt?: string | undefined;
  /** What the model may be sent of the library, in tokens of about four letters. */
  contextTokens?: number | undefined;
}
