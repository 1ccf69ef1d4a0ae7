export const MAX_COMPARED = 4;

const ADDRESS = /^\d{1,10}(?:-vs-\d{1,10}){0,3}$/;

/** The ids of "36-vs-3", in their order and each once; null for any other text. */
export function readCompared(text: string): number[] | null {
  return ADDRESS.test(text) ? [...new Set(text.split("-vs-").map(Number))] : null;
}

/** The one address of a comparison: its ids from the lowest. */
export function compareAddress(ids: number[]): string {
  return `/compare/${[...new Set(ids)].sort((a, b) => a - b).join("-vs-")}`;
}
