import { PANTRY_MAX } from '@crisper/contract/pantry/pantry';
import type { TestApp } from './app.ts';

/** Puts things into a household's pantry until nothing more fits in. */
export async function fillPantry({ container }: TestApp, householdId: string): Promise<void> {
  await container.db.pool.query(
    `insert into pantry_items (id, household_id, name, place, added_on, best_before_estimated, source)
     select gen_random_uuid(), $1, 'rice', 'pantry', '2026-01-01', false, 'hand'
     from generate_series(1, $2 - (select count(*) from pantry_items where household_id = $1 and removed_at is null))`,
    [householdId, PANTRY_MAX],
  );
}
