/** The id of a fact among those of all peptides: "36-04174b6b", "36-cas". */
export function factReference(peptideId: number, id: string): string {
  return `${peptideId}-${id}`;
}

const FACT_REFERENCE = /^(\d{1,10})-([a-zA-Z\d]{2,20})$/;

export function parseFactReference(text: string): { peptideId: number; id: string } | null {
  const [, peptideId, id] = FACT_REFERENCE.exec(text) ?? [];
  return peptideId && id ? { peptideId: Number(peptideId), id } : null;
}

/** The id of the element on the peptide's page that says the fact. */
export function factAnchor(id: string): string {
  return `fact-${id}`;
}
