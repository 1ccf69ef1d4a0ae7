import "server-only";
import { readOrFallback } from "@/lib/cache";
import { chooseAnswerable, starters } from "./compose/suggest-follow-ups";
import { getConsultantLibrary } from "./corpus/consultant-library";

/**
 * What may be asked first: `sample`, then one of each kind; only what the library can answer. None
 * where the library cannot be read.
 */
export async function listStarters(sample: string | undefined): Promise<string[]> {
  const { answer: library } = await readOrFallback(
    "the consultant's library",
    getConsultantLibrary,
    null,
  );
  if (library === null) return [];
  return chooseAnswerable(library, [...(sample ? [sample] : []), ...starters]);
}
