import type { ListedFood } from '@crisper/vision/asking/usual-foods';
import type { Tx } from '../../db/client.ts';
import { presentScan } from './present-scan.ts';
import { correctionsOf, listLatest } from './scans.repository.ts';

const SCANS = 20;
const LISTS = 5;

/**
 * What the person's last lists held, newest first, one of each day: who scans a fridge twice in an hour has not had its foods twice.
 * What was doubtful counts only where the cook said that it is there.
 */
export async function earlierLists(tx: Tx, userId: string): Promise<ListedFood[][]> {
  const days = new Set<string>();
  const rows = (await listLatest(tx, userId, SCANS)).filter(({ day }) => {
    if (days.has(day) || days.size >= LISTS) return false;
    days.add(day);
    return true;
  });
  const corrections = await correctionsOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const changes = corrections.get(row.id) ?? [];
    const added = new Set(changes.filter(({ change }) => change === 'added').map(({ name }) => name));
    return presentScan(row, changes)
      .ingredients.filter(({ name, selected, doubtful }) => selected && (!doubtful || added.has(name)))
      .map(({ name, food, emoji }) => ({ name, food, emoji }));
  });
}
