import { MAX_COMPARED } from "./compare-address";

/** The parameter of a list's address that holds what was chosen there to be compared: "36,1". */
export const CHOSEN = "compare";
/** What the name of a ticked box begins with; the id of its peptide follows. */
export const PICK = "pick-";

/** The ids in the order in which they were chosen, each once; what is not an id is left out. */
export function readChosen(text: string): number[] {
  const ids = text.split(",").filter((part) => /^\d{1,10}$/.test(part));
  return [...new Set(ids.map(Number))].slice(0, MAX_COMPARED);
}

/** The query of an address with another choice. */
export function withChosen(search: string, ids: number[]): string {
  const params = new URLSearchParams(search);
  params.delete(CHOSEN);
  const parts = [String(params), ids.length > 0 && `${CHOSEN}=${ids.join(",")}`].filter(Boolean);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}
