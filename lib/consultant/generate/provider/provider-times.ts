/** How long a language model may take, in milliseconds. */
export const PROVIDER_TIMES = {
  /** Until it says its first word. */
  firstChunkMs: 20_000,
  /** Between two words. */
  chunkMs: 15_000,
  /** For the whole answer. */
  totalMs: 60_000,
};
