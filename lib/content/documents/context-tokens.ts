/** How many tokens of the library a language model may be sent with one question: bounds and default. */
export const CONTEXT_TOKENS = { min: 1_000, max: 50_000, default: 8_000 } as const;
