import type { DocumentOf } from "@/lib/content/documents/documents";

/** What the administrator sets for the language model. */
export type ModelSettings = Pick<DocumentOf<"ai-settings">, "trainingPrompt" | "contextTokens">;
