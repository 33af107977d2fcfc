import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMPTY_DRAFT, plainIngredient, plainStep, type RecipeDraft } from '@crisper/kitchen/recipes/draft';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { seedCookBook } from './book/cook-book.ts';
import { type Found, importAll } from './recipes.import.ts';
import { findByIds, findBySlug, pageAfter } from './recipes.repository.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const draft = (title: string): RecipeDraft => ({
  ...EMPTY_DRAFT,
  title,
  servings: 2,
  totalMinutes: 15,
  ingredients: [plainIngredient('2 eggs'), plainIngredient('1 tbsp butter')],
  steps: [plainStep('Fry the eggs in the butter until set.')],
});
const numbered = (count: number): Found[] =>
  Array.from({ length: count }, (_, at) => ({ where: `line ${at + 1}`, draft: draft(`Eggs number ${at}`) }));
const stored = async () =>
  Number((await db.orm.execute(sql`select count(*) from recipes where origin = 'imported'`)).rows[0]?.count);
const silent = () => {};

describe('importAll', () => {
  it('stores recipes, says what it refused and why, and stores nothing twice', async () => {
    const found: Found[] = [
      { where: 'line 1', draft: draft('Fried Eggs') },
      { where: 'line 2', draft: 'not JSON' },
      { where: 'line 3', draft: { ...draft('No steps'), steps: [] } },
      { where: 'line 4', draft: { ...draft(''), title: ' ' } },
      { where: 'line 5', draft: draft('Fried Eggs') },
    ];
    const refusals: string[] = [];
    const report = await importAll(db, 'first', found, (where, reason) =>
      refusals.push(`${where}: ${reason}`),
    );
    expect(report).toEqual({ read: 5, skipped: 0, stored: 1, refused: 3 });
    expect(refusals).toEqual(['line 2: not JSON', 'line 3: no steps', 'line 4: no title']);
    expect(await importAll(db, 'second', found, silent)).toMatchObject({ stored: 0 });
    expect(await stored()).toBe(1);
  });

  it('goes on where it was interrupted', async () => {
    const before = await stored();
    async function* broken(): AsyncGenerator<Found> {
      yield* numbered(1_200);
      throw new Error('the cable was pulled');
    }
    await expect(importAll(db, 'big', broken(), silent)).rejects.toThrow('the cable was pulled');
    const report = await importAll(db, 'big', numbered(1_500), silent);
    expect(report.skipped).toBeGreaterThanOrEqual(500);
    expect(report.read).toBe(1_500);
    expect(await stored()).toBe(before + 1_500);
    expect(await importAll(db, 'big', numbered(10), silent)).toMatchObject({ skipped: 0, stored: 0 });
  });

  it('stores text that the database would refuse', async () => {
    const before = await stored();
    const hostile = {
      ...draft('Eggs \0 \ud83c half'),
      description: '\udf73 \\u0000',
      sourceUrl: 'https://example.com/\0',
    };
    expect(await importAll(db, 'hostile', [{ where: 'line 1', draft: hostile }], silent)).toMatchObject({
      stored: 1,
    });
    expect(await stored()).toBe(before + 1);
  });

  it('finds what it stored by id, slug, page and words', async () => {
    const [first] = await pageAfter(db.orm, '', 1);
    expect(first).toBeDefined();
    expect(await findByIds(db.orm, [first!.id, 'nothing'])).toEqual([first]);
    expect(await findBySlug(db.orm, first!.slug)).toEqual(first);
    const { rows } = await db.orm.execute(
      sql`select id from recipes where search @@ plainto_tsquery('english', 'fry egg butter') limit 1`,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('seedCookBook', () => {
  it('sows once, again when a file changes, and takes out what is gone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cook-book-'));
    const file = (title: string) =>
      `---\ntitle: ${title}\nservings: 1\n---\n\nBoil the @eggs{2} for ~{9%minutes} until firm.\n`;
    const slugs = async () =>
      (await db.orm.execute(sql`select slug from recipes where origin = 'cookbook' order by slug`)).rows.map(
        (row) => row.slug,
      );
    try {
      await writeFile(join(folder, 'boiled-eggs.cook'), file('Boiled Eggs'));
      await writeFile(join(folder, 'more-eggs.cook'), file('More Eggs'));
      expect(await seedCookBook(db, folder)).toBe(2);
      expect(await seedCookBook(db, folder)).toBe(0);
      await cp(join(folder, 'more-eggs.cook'), join(folder, 'other-eggs.cook'));
      await rm(join(folder, 'more-eggs.cook'));
      await writeFile(join(folder, 'boiled-eggs.cook'), file('Hard-Boiled Eggs'));
      expect(await seedCookBook(db, folder)).toBe(2);
      expect(await slugs()).toEqual(['boiled-eggs', 'other-eggs']);
      expect((await findBySlug(db.orm, 'boiled-eggs'))?.title).toBe('Hard-Boiled Eggs');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
