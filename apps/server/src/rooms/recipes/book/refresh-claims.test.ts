import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readLoose } from '@crisper/kitchen/recipes/reading/read-loose';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../db/client.ts';
import { testDatabase } from '../../../testing/database.ts';
import { findBySlug, upsertMany } from '../recipes.repository.ts';
import { refreshClaims } from './refresh-claims.ts';

const brittle = finishRecipe(
  readLoose({
    title: 'Brittle Sundae',
    ingredients: ['200 g peanut brittle', '2 tablespoons Thai green curry paste'],
    steps: ['Crumble the brittle over the rest and serve.'],
  })!,
  { id: 'brittle-sundae', slug: 'brittle-sundae', origin: 'imported' },
);

let db: Database;

beforeAll(async () => {
  db = await testDatabase();
});

afterAll(() => db.close());

it('brings stored recipes up to what is known of foods today, once', async () => {
  await upsertMany(db.orm, [{ recipe: brittle }]);
  // As an older version stored it: without peanuts, vegan, and without `mayContain`.
  await db.orm.execute(sql`
    update recipes set allergens = '{}', may_contain = '{}', diets = '{vegan}',
      document = document - 'mayContain' || '{"allergens": [], "diets": ["vegan"]}'`);

  const read = await findBySlug(db.orm, 'brittle-sundae');
  expect(read?.allergens).toContain('peanuts');
  expect(read?.mayContain).toContain('fish');
  expect(read?.diets).not.toContain('vegan');

  expect(await refreshClaims(db)).toBe(1);
  const { rows } = await db.orm.execute(sql`select allergens, may_contain, diets from recipes`);
  expect(rows[0]).toEqual({
    allergens: brittle.allergens,
    may_contain: brittle.mayContain,
    diets: brittle.diets,
  });
  expect(await refreshClaims(db)).toBe(0);
});
