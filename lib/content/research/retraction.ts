/** The label of a retracted paper or of a retraction notice, judged by its title. */
export function retractionMark(title: string): string | null {
  if (/^\W*retracted\b/i.test(title)) return "Retracted paper";
  if (/^\W*retraction\b/i.test(title)) return "Retraction notice";
  return null;
}
