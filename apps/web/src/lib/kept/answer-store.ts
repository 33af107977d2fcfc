import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Whose answers, as of which version of the app: another one may expect other answers. */
export interface Keeper {
  userId: string;
  /** Answers are about a household, and a member may move to another one. */
  home: string;
  build: string;
}

interface KeptAnswer {
  data: unknown;
  /** When the server gave it. */
  at: number;
}

interface Row extends Keeper {
  name: string;
  at: number;
  /** As text, so that its size is known. */
  text: string;
}

interface Schema extends DBSchema {
  answers: { key: string; value: Row; indexes: { at: number } };
}

const MOST = 40;
/** Longer answers are lists that nobody reads to the end without a network. */
const LONGEST = 400_000;
const OLDEST_MS = 14 * 24 * 60 * 60_000;

const isOf = (row: Row, { userId, home, build }: Keeper) =>
  row.userId === userId && row.home === home && row.build === build;

/** Keeps the last answers of the server on this device. Where the browser refuses storage, nothing is kept. */
export function createAnswerStore(name = 'answers', most = MOST) {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const database = async () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: (db) => void db.createObjectStore('answers', { keyPath: 'name' }).createIndex('at', 'at'),
      // A newer version of the page needs to upgrade the database.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
      terminated: () => {
        opened = undefined;
      },
    });
    return opened;
  };
  const tried = <Value>(work: (db: IDBPDatabase<Schema>) => Promise<Value>) =>
    database()
      .then(work)
      .catch(() => undefined);

  return {
    keep: (keeper: Keeper, name: string, { data, at }: KeptAnswer) =>
      tried(async (db) => {
        const text = JSON.stringify(data);
        const { store, done } = db.transaction('answers', 'readwrite');
        // What was kept before is wrong now, also when this is too long to be kept.
        if (text.length > LONGEST) await store.delete(name);
        else await store.put({ ...keeper, name, at, text });
        const excess = (await store.count()) - most;
        if (excess > 0)
          for (const oldest of await store.index('at').getAllKeys(null, excess)) await store.delete(oldest);
        await done;
      }),

    find: (keeper: Keeper, name: string, now: number): Promise<KeptAnswer | undefined> =>
      tried(async (db) => {
        const row = await db.get('answers', name);
        if (!row || !isOf(row, keeper) || row.at < now - OLDEST_MS) return undefined;
        return { data: JSON.parse(row.text) as unknown, at: row.at };
      }),

    /** Deletes what this user may not see, and what is too old. */
    tidy: (keeper: Keeper, now: number) =>
      tried(async (db) => {
        const { store, done } = db.transaction('answers', 'readwrite');
        for (const row of await store.getAll())
          if (!isOf(row, keeper) || row.at < now - OLDEST_MS) await store.delete(row.name);
        await done;
      }),

    clear: () => tried((db) => db.clear('answers')),
  };
}
