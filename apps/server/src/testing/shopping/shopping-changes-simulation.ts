import { expect } from 'vitest';
import type { ShoppingRow } from '../../rooms/shopping/shopping.repository.ts';
import { added, measured, removed, ticked } from '../../rooms/shopping/shopping-changes.ts';
import type { Change } from '../../rooms/shopping/shopping-rows.ts';
import { gramsOf, isInBasket, stampOf } from '../../rooms/shopping/shopping-rows.ts';
import { dice, expected, type Played, partsOn, play, type Server } from './household-simulation.ts';

const HOME = { id: 'me', householdId: 'home' };
const LATER = new Date('2026-02-01T00:00:00Z');

/** The rules alone, on a list in memory. A key that was claimed is not done again, as the service does. */
function memory() {
  let rows: ShoppingRow[] = [];
  const claimed = new Set<string>();
  const apply = ({ written, removed }: Change): void => {
    const next = new Map(rows.filter(({ id }) => !removed.includes(id)).map((row) => [row.key, row]));
    for (const row of written) next.set(row.key, { ...next.get(row.key), ...row } as ShoppingRow);
    rows = [...next.values()];
  };
  const server: Server = {
    deliver(_, change) {
      if (claimed.has(change.key)) return;
      claimed.add(change.key);
      apply(changeOf(rows, change));
    },
    list: () =>
      rows.map((row) => ({
        id: row.id,
        key: row.key,
        name: row.name,
        parts: row.parts.map((part) => stampOf(row, part)),
        ticked: isInBasket(row),
      })),
  };
  return { server, rows: () => rows };
}

function changeOf(rows: readonly ShoppingRow[], change: Played): Change {
  if (change.kind === 'add') return added(rows, HOME, change);
  if (change.kind === 'remove') return removed(rows, HOME, change.parts);
  if (change.kind === 'amount') return measured(rows, HOME, { ...change, now: LATER });
  // Which list a thing is on is no matter of the lines: the routes are played for that.
  if (change.kind === 'move') return { written: [], removed: [] };
  return ticked(rows, HOME, { ticks: [change], key: change.key, now: LATER });
}

/** Plays these seeds, and finds the same list as the simple words say, each time. */
export async function playInMemory(from: number, count: number): Promise<{ changes: number }> {
  let changes = 0;
  for (let seed = from; seed < from + count; seed++) {
    const random = dice(seed);
    const { server, rows } = memory();
    let ids = 0;
    const done = await play({
      random,
      devices: 2 + (seed % 3),
      steps: 20 + (seed % 60),
      newId: () => `${String(Math.floor(random() * 1e6)).padStart(6, '0')}-${ids++}`,
      server,
    });
    changes += done.length;
    expect(partsOn(rows()), `seed ${seed}`).toEqual(expected(done));
    // One line for one thing, ticked when all of it is, with the amounts of all who want it.
    expect(new Set(rows().map(({ key }) => key)).size).toBe(rows().length);
    for (const row of rows()) {
      expect(row.ticked, `seed ${seed}`).toBe(row.parts.every(({ tick }) => tick?.ticked === true));
      const known = row.parts.flatMap((part) => gramsOf(part) ?? []);
      const sum = known.reduce((sum, one) => sum + one, 0);
      expect(row.grams).toBe(known.length === 0 ? null : Math.round(sum * 10) / 10);
    }
  }
  return { changes };
}
