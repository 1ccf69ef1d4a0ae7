/** Times of reading by the id of a peptide. */
type Times = Record<string, string>;

const KEY = "read-peptides";
const MAX_KEPT = 500;

/**
 * Notes in this browser that a peptide's page is read now, and answers when it was read before: before
 * this tab opened it first, so that a reload tells the same. Null for the first time, and where the
 * browser refuses to store.
 */
export function noteReading(peptideId: number, now = new Date().toISOString()): string | null {
  try {
    const all = readTimes(localStorage);
    const ofTab = readTimes(sessionStorage);
    const before = ofTab[peptideId] ?? all[peptideId] ?? null;
    writeTimes(sessionStorage, { ...ofTab, [peptideId]: before ?? now });
    writeTimes(localStorage, { ...all, [peptideId]: now });
    return before;
  } catch {
    return null; // Storage is blocked or full: nothing is remembered, and the page is as for anybody.
  }
}

/** How many pages this browser remembers. */
export function countRead(): number {
  return Object.keys(listRead()).length;
}

/** When each page was read last; none where the browser refuses. */
export function listRead(): Times {
  try {
    return readTimes(localStorage);
  } catch {
    return {};
  }
}

export function forgetReading(): void {
  localStorage.removeItem(KEY);
  sessionStorage.removeItem(KEY);
}

function readTimes(storage: Storage): Times {
  const stored = storage.getItem(KEY);
  if (!stored) return {};
  try {
    const times: unknown = JSON.parse(stored);
    const entries = Object.entries(times ?? {});
    return Object.fromEntries(entries.filter(([, time]) => typeof time === "string"));
  } catch {
    return {}; // Not written here.
  }
}

/** The latest ones. */
function writeTimes(storage: Storage, times: Times) {
  const latest = Object.entries(times)
    .sort(([, a], [, b]) => (a < b ? 1 : -1))
    .slice(0, MAX_KEPT);
  storage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
}
