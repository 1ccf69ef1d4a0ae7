import { ADMIN_PASSWORD } from "@/tests/support/administrator";
import { anyAddress, read } from "../load.mjs";

export const credentials = { username: "admin", password: ADMIN_PASSWORD };

/** Headers of the administrator's requests. */
export async function logIn(address: string): Promise<Record<string, string>> {
  const { body } = await read(`${address}/api/login`, {}, { body: credentials });
  return { authorization: `Bearer ${JSON.parse(body.toString()).token}` };
}

/** Where a save of a peptide shows, by the word that was saved. */
export const placesOfSaves = {
  page: () => "/peptides/36",
  search: (word: string) => `/api/search?query=${word}`,
  data: () => "/data/peptides.csv",
};

/** Saves a peptide and reads a place until it shows that; resolves to the ms of both together. */
export async function saveUntilSeen(
  address: string,
  session: Record<string, string>,
  round: number,
  place: keyof typeof placesOfSaves = "page",
): Promise<number> {
  const word = `zq${round}q${Date.now().toString(36)}`;
  const beganAt = performance.now();
  const saved = await read(`${address}/api/peptides/36`, session, {
    method: "PUT",
    body: { shortDescription: `<p>Described as ${word}.</p>` },
  });
  if (saved.status !== 200) throw new Error(`A save was answered with ${saved.status}.`);
  for (;;) {
    const { body } = await read(address + placesOfSaves[place](word), {
      "accept-encoding": "identity",
      "x-forwarded-for": anyAddress(),
    });
    if (body.includes(`Described as ${word}`)) return performance.now() - beganAt;
  }
}
