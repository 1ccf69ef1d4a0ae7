/** How a title says that a paper was withdrawn: as the paper itself or as the notice about it. */
export function retractionMark(title: string): string | null {
  if (/^\W*retracted\b/i.test(title)) return "Retracted paper";
  if (/^\W*retraction\b/i.test(title)) return "Retraction notice";
  return null;
}
