/** What a condition ends with: in whom it was studied. */
export const IN_WHOM = /\s\((?:people|animals|cells)\)$/;

/** The name of a condition alone. */
export function withoutInWhom(condition: string): string {
  return condition.replace(IN_WHOM, "");
}
