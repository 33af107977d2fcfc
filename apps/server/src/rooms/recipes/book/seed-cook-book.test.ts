import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../db/client.ts';
import { testDatabase } from '../../../testing/database.ts';
import { findBySlug } from '../recipes.repository.ts';
import { seedCookBook } from './cook-book.ts';

let db: Database;
let book: string;

beforeAll(async () => {
  db = await testDatabase();
  book = await mkdtemp(join(tmpdir(), 'book-'));
  const text =
    '---\ntitle: Baked potato\nservings: 1\n---\n\nBake the @potato{1} in the #oven{} for ~{50%minutes}.\n';
  await writeFile(join(book, 'baked-potato.cook'), text);
});

afterAll(async () => {
  await db.close();
  await rm(book, { recursive: true });
});

it('computes the book anew when the program changes, and only then', async () => {
  expect(await seedCookBook(db, book, 'one')).toBe(1);
  // As an older program computed it.
  await db.orm.execute(
    sql`update recipes set content_hash = 'older', equipment = '{stovetop}', document = document || '{"equipment": ["stovetop"]}'`,
  );
  expect(await seedCookBook(db, book, 'one')).toBe(0);
  expect((await findBySlug(db.orm, 'baked-potato'))?.equipment).toEqual(['stovetop']);
  expect(await seedCookBook(db, book, 'two')).toBe(1);
  expect((await findBySlug(db.orm, 'baked-potato'))?.equipment).toEqual(['oven']);
});
