import { useEffect, useEffectEvent, useState } from "react";
import { nameOnPage } from "./chosen-cards";

/** The names of peptides: from the page, or else from the API. `onMissing` hears of one that does not exist. */
export function useNames(ids: number[], onMissing: (id: number) => void): string[] {
  const [names, setNames] = useState<Record<number, string>>({});
  const add = (id: number, name: string) => setNames((others) => ({ ...others, [id]: name }));

  const read = useEffectEvent((id: number) => {
    const name = names[id] ?? nameOnPage(id);
    if (name) return add(id, name);
    readName(id).then(
      (found) => (found ? add(id, found) : onMissing(id)),
      (error) => console.error("The name of a peptide could not be read", error),
    );
  });
  useEffect(() => ids.forEach(read), [ids]);

  return ids.map((id) => names[id] ?? `peptide ${id}`);
}

async function readName(id: number): Promise<string | null> {
  const response = await fetch(`/api/peptides/${id}`);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return (await response.json()).name;
}
