/** The suffix of a condition: in whom it was studied. */
export const IN_WHOM = /\s\((?:people|animals|cells)\)$/;

/** The name of a condition without the suffix. */
export function withoutInWhom(condition: string): string {
  return condition.replace(IN_WHOM, "");
}
