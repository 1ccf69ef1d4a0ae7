/** The ids of a list as the wire has it: "2,3". */
export function toIds(list: string): number[] {
  return list.split(",").filter(Boolean).map(Number);
}
