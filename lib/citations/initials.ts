/** "JPH" as "J. P. H.", "VKh" as "V. Kh.". */
export function spacedInitials(initials: string, space = " "): string {
  return (initials.match(/\p{Lu}\p{Ll}?/gu) ?? []).map((initial) => `${initial}.`).join(space);
}
