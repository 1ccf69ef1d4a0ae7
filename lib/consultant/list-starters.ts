import "server-only";
import { getConsultantLibrary } from "./consultant-library";
import { chooseAnswerable, starters } from "./suggest-follow-ups";

/** What may be asked first: `sample`, then one of each kind; only what the library can answer. */
export async function listStarters(sample: string | undefined): Promise<string[]> {
  const library = await getConsultantLibrary();
  return chooseAnswerable(library, [...(sample ? [sample] : []), ...starters]);
}
