// Pictures that a guest has put in, kept in this browser until there is an account that they can be sent to.

const DATABASE = 'yulu-guest-pictures';
const STORE = 'pictures';
/** Whoever has not signed up by then, has gone; the device may be shared. */
export const KEPT_MS = 3 * 86_400_000;
/** So long the tab that sends one has it for itself; when that tab dies, the next one sends it. */
const CLAIMED_MS = 120_000;
export const KEPT_MAX = 10;

export type KeptPicture = { readonly key: string; readonly file: File };
type Row = KeptPicture & { readonly keptAt: number; readonly claimedAt: number };

/** In the order in which they came; none where the browser keeps nothing. */
export const listKeptPictures = (): Promise<KeptPicture[]> => within('readonly', readRows);

/** False where the browser keeps nothing. */
export async function keepPicture(picture: KeptPicture): Promise<boolean> {
  const kept = await within('readwrite', async (store) => {
    await done(store.put({ ...picture, keptAt: Date.now(), claimedAt: 0 } satisfies Row));
    return [true];
  });
  return kept.length > 0;
}

/** Those that no other tab is sending; each stays until it is forgotten. */
export const takeKeptPictures = (): Promise<KeptPicture[]> =>
  within('readwrite', async (store) => {
    const now = Date.now();
    const free = (await readRows(store)).filter(({ claimedAt }) => claimedAt < now - CLAIMED_MS);
    for (const row of free) store.put({ ...row, claimedAt: now } satisfies Row);
    return free;
  });

export async function forgetPicture(key: string): Promise<void> {
  await within('readwrite', async (store) => {
    await done(store.delete(key));
    return [];
  });
}

async function readRows(store: IDBObjectStore): Promise<Row[]> {
  // Written by this file alone.
  const rows: Row[] = await done(store.getAll());
  const since = Date.now() - KEPT_MS;
  if (store.transaction.mode === 'readwrite')
    for (const { key, keptAt, file } of rows)
      if (keptAt < since || !(file instanceof Blob)) store.delete(key);
  // A browser may give back less than it took, such as a row without its file.
  return rows
    .filter(({ keptAt, file }) => keptAt >= since && file instanceof Blob)
    .toSorted((one, other) => one.keptAt - other.keptAt);
}

/** In one transaction, of which the browser lets no two write at a time; nothing where it keeps nothing. */
async function within<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Value[]>,
): Promise<Value[]> {
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore(STORE, { keyPath: 'key' }),
    );
    const database = await done(opening);
    try {
      return await work(database.transaction(STORE, mode).objectStore(STORE));
    } finally {
      database.close();
    }
  } catch {
    return []; // Blocked by the browser's settings, or full.
  }
}

const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('refused by the browser')));
  });
