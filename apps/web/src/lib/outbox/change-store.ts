import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PendingChange } from './pending-change.ts';

/** Stores unsent changes in order. */
export interface ChangeStore {
  add(change: PendingChange): Promise<void>;
  of(userId: string): Promise<PendingChange[]>;
  remove(change: PendingChange): Promise<void>;
  /** Deletes all changes older than this, of all users. */
  removeBefore(at: number): Promise<void>;
}

interface Schema extends DBSchema {
  deeds: { key: number; value: PendingChange; indexes: { userId: string; key: string; at: number } };
}

/**
 * Keeps changes in IndexedDB, which all tabs share. If the browser refuses it (private windows, a full disk), they
 * are kept in memory while the page is open.
 */
export function createChangeStore(name = 'outbox'): ChangeStore {
  const memory: PendingChange[] = [];
  /** Hides changes that were removed, in case the database fails to delete them. */
  const gone = new Set<string>();
  let opened: Promise<IDBPDatabase<Schema>> | undefined;

  const database = async () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade(db) {
        const changes = db.createObjectStore('deeds', { autoIncrement: true });
        changes.createIndex('userId', 'userId');
        changes.createIndex('key', 'key', { unique: true });
        changes.createIndex('at', 'at');
      },
      // A newer version of the page needs to upgrade the database.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
      terminated: () => {
        opened = undefined;
      },
    });
    return opened;
  };

  return {
    async add(change) {
      // Once a change is in memory, later ones go there too, to keep the order.
      if (memory.length === 0) {
        const kept = await database()
          .then((db) => db.add('deeds', change))
          .catch(() => undefined);
        if (kept !== undefined) return;
      }
      memory.push(change);
    },

    async of(userId) {
      const kept = await database()
        .then((db) => db.getAllFromIndex('deeds', 'userId', userId))
        .catch(() => []);
      return [...kept, ...memory.filter((change) => change.userId === userId)].filter(
        ({ key }) => !gone.has(key),
      );
    },

    async remove({ key }) {
      gone.add(key);
      const at = memory.findIndex((change) => change.key === key);
      if (at >= 0) memory.splice(at, 1);
      await database()
        .then(async (db) => {
          const place = await db.getKeyFromIndex('deeds', 'key', key);
          if (place !== undefined) await db.delete('deeds', place);
        })
        .catch(() => undefined);
    },

    async removeBefore(at) {
      await database()
        .then(async (db) => {
          const { store } = db.transaction('deeds', 'readwrite');
          for (const place of await store.index('at').getAllKeys(IDBKeyRange.upperBound(at, true)))
            await store.delete(place);
        })
        .catch(() => undefined);
    },
  };
}
