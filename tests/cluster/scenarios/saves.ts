import { type Answer, ask } from "../ask";
import type { Cluster } from "../cluster";
import { exactly, type Finding, timed } from "../findings";
import type { Instance } from "../instance";
import { msUntil } from "../until";

const PEPTIDE = 36;
const ROUNDS = 10;
const VISIBLE_WITHIN_MS = 1_000;

/** What shows a peptide's short description, and how much of a round it takes. */
const places = [
  { path: `/peptides/${PEPTIDE}`, label: "the page", encoding: "gzip" },
  { path: "/peptides", label: "the list", encoding: "identity" },
  { path: `/api/peptides/${PEPTIDE}`, label: "JSON", encoding: "identity" },
  { path: "/data/library.json", label: "the whole library as a file", encoding: "gzip" },
];

/** A save on one host is seen on the others within a second; so is a search for what it says. */
export async function* savesAreSeen({ instances, logIn }: Cluster): AsyncGenerator<Finding> {
  const [first, ...others] = instances;
  const headers = await logIn();
  const times = new Map<string, number[]>();
  const note = (label: string, ms: number) => times.set(label, [...(times.get(label) ?? []), ms]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const word = `zq${Date.now().toString(36)}`;
    await keepEverywhere(others);
    const saved = await save(first, headers, word);
    if (saved.status !== 200) {
      yield exactly("a save", `${saved.status} ${saved.text}`, "200");
      return;
    }
    note("the save itself", saved.ms);
    const since = performance.now();
    await Promise.all(
      others.flatMap(({ address }) => [
        ...places.map(async ({ path, label, encoding }) => {
          const shows = async () => (await get(address + path, encoding)).text.includes(word);
          note(label, await msUntil(shows, { since }));
        }),
        msUntil(() => finds(address, word), { since }).then((ms) => note("a search", ms)),
      ]),
    );
  }
  for (const [label, all] of times) {
    yield timed(`a save on a, seen on b and c: ${label}`, all, VISIBLE_WITHIN_MS);
  }
}

/** While Redis is away saves hold and are seen as soon; what has to be counted is refused. */
export async function redisGoesAway(cluster: Cluster): Promise<Finding[]> {
  const { instances, logIn, redis } = cluster;
  const [first, ...others] = instances;
  const headers = await logIn();
  await keepEverywhere(others);
  await redis.kill();
  const word = `zq${Date.now().toString(36)}`;
  const saved = await save(first, headers, word);
  const since = performance.now();
  const seen = await Promise.all(
    others.map(({ address }) =>
      msUntil(async () => (await get(`${address}/peptides/${PEPTIDE}`)).text.includes(word), {
        since,
      }),
    ),
  );
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

export function get(address: string, encoding = "gzip"): Promise<Answer> {
  return ask(address, { headers: { "Accept-Encoding": encoding } });
}

/** A page enters Next's cache when it is rendered, and the one in front of it when it is asked for again. */
async function keepEverywhere(instances: Instance[]): Promise<void> {
  await Promise.all(
    instances.flatMap(({ address }) =>
      [...places, { path: "/api/search?query=glp", encoding: "identity" }].map(
        async ({ path, encoding }) => {
          for (let times = 0; times < 3; times += 1) await get(address + path, encoding);
        },
      ),
    ),
  );
}

async function finds(address: string, word: string): Promise<boolean> {
  const { text } = await ask(`${address}/api/search?query=${word}`);
  return text.includes(`"id":${PEPTIDE},`);
}
