import type { Draft, DraftPlace } from "./draft-store";

const DATABASE = "amide-drafts";
const STORE = "drafts";
const TOMBSTONE_TTL_MS = 24 * 3_600_000;
const MAX_OPEN_ATTEMPTS = 5;
const RETRY_AFTER_MS = 500;

/**
 * Drafts in IndexedDB, flushed to disk with each write. Local storage reaches the disk up to a minute
 * later, so a browser crash would lose that minute.
 */
export function indexedPlace(factory: IDBFactory): DraftPlace {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= openDatabase(factory, () => {
      opened = undefined;
    });
    return opened;
  };
  const write = async (run: (store: IDBObjectStore) => void) => {
    const transaction = (await open()).transaction(STORE, "readwrite", { durability: "strict" });
    run(transaction.objectStore(STORE));
    transaction.commit();
    await settled(transaction);
  };
  return {
    put: (draft) => write((store) => store.put(draft)),
    // After a crash, drafts that were removed from local storage in the last minute reappear. A
    // tombstone with a newer time hides them.
    remove: ({ id, form }) =>
      write((store) => store.put({ id, form, values: {}, base: {}, savedAt: Date.now() })),
    list: async (form) => {
      await reachable(open);
      const request = (await open())
        .transaction(STORE)
        .objectStore(STORE)
        .index("form")
        .getAll(form);
      const drafts = await answerOf<Draft[]>(request);
      const old = drafts.filter(
        ({ values, savedAt }) =>
          Object.keys(values).length === 0 && savedAt < Date.now() - TOMBSTONE_TTL_MS,
      );
      if (old.length > 0) {
        await write((store) => {
          for (const { id } of old) store.delete(id);
        });
      }
      return drafts;
    },
  };
}

/** Waits until the database opens: after a crash the old process may lock its files for a moment. */
async function reachable(open: () => Promise<IDBDatabase>): Promise<void> {
  for (let tries = 1; tries < MAX_OPEN_ATTEMPTS; tries += 1) {
    try {
      await open();
      return;
    } catch {
      await new Promise((done) => setTimeout(done, RETRY_AFTER_MS));
    }
  }
}

async function openDatabase(factory: IDBFactory, onLost: () => void): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: "id" }).createIndex("form", "form");
  };
  try {
    const database = await answerOf(request);
    database.onclose = onLost;
    return database;
  } catch (error) {
    onLost();
    throw error;
  }
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function settled(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
