import { type Answer, ask } from "../ask";
import type { Cluster } from "../cluster";
import { exactly, type Finding, timed } from "../findings";
import type { Instance } from "../instance";
import { msUntil } from "../until";

const PEPTIDE = 36;
const ROUNDS = 6;
const VISIBLE_WITHIN_MS = 1_000;

/** What shows a peptide's short description: where, by which name, and how it is asked for. */
const places = [
  { path: `/peptides/${PEPTIDE}`, label: "the page", encoding: "gzip" },
  { path: "/peptides", label: "the list", encoding: "identity" },
  { path: `/api/peptides/${PEPTIDE}`, label: "JSON", encoding: "identity" },
  {
    path: "/api/search?query=WORD",
    label: "a search for it",
    encoding: "identity",
    shown: `"id":${PEPTIDE},`,
  },
  { path: "/data/library.json", label: "the library as a file", encoding: "gzip" },
];

/** A save on one host is seen on the others within a second. */
export async function* savesAreSeen({ instances, logIn }: Cluster): AsyncGenerator<Finding> {
  const [first] = instances;
  const headers = await logIn();
  const saves: number[] = [];
  for (const { path, label, encoding, shown } of places) {
    const times: number[] = [];
    const own: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const word = newWord();
      const addresses = instances.map(({ address }) => address + path.replace("WORD", word));
      // A page enters Next's cache when it is rendered, and the one in front of it when it is next asked for.
      for (const address of [...addresses, ...addresses, ...addresses])
        await get(address, encoding);
      const saved = await save(first, headers, word);
      saves.push(saved.status === 200 ? saved.ms : Number.POSITIVE_INFINITY);
      const since = performance.now();
      const shows = async (address: string) =>
        (await get(address, encoding)).text.includes(shown ?? word);
      const [ms = 0, ...elsewhere] = await Promise.all(
        addresses.map((at) => msUntil(() => shows(at), { since })),
      );
      own.push(ms);
      times.push(...elsewhere);
    }
    // What the page takes by itself, on a machine that all share, is no delay.
    const slowest = Math.round(Math.max(...own));
    yield timed(`a save on a, seen on b and c: ${label}`, times, slowest + VISIBLE_WITHIN_MS);
    yield { ...timed("… on a itself", own, slowest), isRight: Number.isFinite(slowest) };
  }
  yield timed("these saves took", saves, 2_000);
}

/** While Redis is away saves hold and are seen as soon; what has to be counted is refused. */
export async function redisGoesAway(cluster: Cluster): Promise<Finding[]> {
  const { instances, logIn, redis } = cluster;
  const [first, ...others] = instances;
  const headers = await logIn();
  const pages = others.map(({ address }) => `${address}/peptides/${PEPTIDE}`);
  for (const page of [...pages, ...pages, ...pages]) await get(page);
  await redis.kill();
  const word = newWord();
  const saved = await save(first, headers, word);
  const since = performance.now();
  const shows = async (page: string) => (await get(page)).text.includes(word);
  const seen = await Promise.all(pages.map((page) => msUntil(() => shows(page), { since })));
  const page = await get(`${first.address}/peptides/${PEPTIDE}`);
  const login = await ask(`${first.address}/api/login`, {
    method: "POST",
    body: { username: "admin", password: "wrong" },
  });
  const ready = await ask(`${first.address}/api/ready`);
  await redis.start();
  const back = await msUntil(() => logIn().then(Boolean, () => false));
  return [
    exactly("Redis away: a save", saved.status, 200),
    timed("Redis away: the save takes", [saved.ms], 2_000),
    timed("Redis away: the save is seen on b and c", seen, VISIBLE_WITHIN_MS),
    exactly("Redis away: a page", page.status, 200),
    exactly("Redis away: a login, which cannot be counted", login.status, 503),
    timed("Redis away: that login takes", [login.ms], 2_000),
    exactly("Redis away: /api/ready says", JSON.parse(ready.text).dependencies?.redis, "no answer"),
    timed("Redis back: a login", [back], 5_000),
  ];
}

/** Saves a peptide whose short description contains a word. */
export function save(
  { address }: Pick<Instance, "address">,
  headers: Record<string, string>,
  word: string,
  peptide = PEPTIDE,
): Promise<Answer> {
  return ask(`${address}/api/peptides/${peptide}`, {
    method: "PUT",
    headers,
    body: { shortDescription: `<p>A peptide that is described as ${word}.</p>` },
  });
}

/** As a visitor from anywhere, so that no limit counts. */
export function get(address: string, encoding = "gzip"): Promise<Answer> {
  asked += 1;
  const from = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  return ask(address, { headers: { "Accept-Encoding": encoding, "X-Forwarded-For": from } });
}

let asked = 0;

function newWord(): string {
  return `zq${Date.now().toString(36)}`;
}
