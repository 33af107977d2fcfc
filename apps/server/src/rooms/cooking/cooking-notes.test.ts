import { fileURLToPath } from 'node:url';
import type { CookingNote } from '@crisper/contract/cooking';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharpPictures } from '../../providers/pictures/sharp.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { seedCookBook } from '../recipes/cook-book.ts';

const BOOK = fileURLToPath(new URL('../../../../../recipes', import.meta.url));
const NOTE = '/api/recipes/shakshuka/note';

let t: TestApp;
let token: string;
let photo: string;
beforeAll(async () => {
  t = await testApp();
  await seedCookBook(t.container.db, BOOK);
  token = (await t.signUp()).token;
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1200"><rect width="900" height="900"/></svg>';
  photo = `data:image/png;base64,${(await sharpPictures.png(svg)).toString('base64')}`;
});
afterAll(() => t.close());

const put = (body: object, who = token) => t.call('PUT', NOTE, { token: who, body });
const kept = async (who = token) =>
  (await t.call('GET', NOTE, { token: who })).json<{ note: CookingNote | null }>().note;

it('keeps stars, a note and a photo that is drawn anew, small and without metadata', async () => {
  expect(await kept()).toBeNull();
  const answer = await put({ stars: 4, note: ' More cumin.\nLess salt. ', photo });
  expect(answer.statusCode, answer.body).toBe(200);
  const note = (await kept())!;
  expect(note).toMatchObject({ stars: 4, note: 'More cumin.\nLess salt.' });
  const webp = Buffer.from(note.photo!.replace('data:image/webp;base64,', ''), 'base64');
  expect(webp.toString('latin1', 0, 4)).toBe('RIFF');
  expect([webp.readUInt16LE(26) & 0x3fff, webp.readUInt16LE(28) & 0x3fff]).toEqual([900, 450]);
});

it('is replaced as a whole, where a photo that is not sent stays', async () => {
  await put({ stars: 5 });
  expect(await kept()).toMatchObject({
    stars: 5,
    note: '',
    photo: expect.stringContaining('data:image/webp'),
  });
  await put({ note: 'Good', photo: null });
  expect(await kept()).toMatchObject({ stars: null, note: 'Good', photo: null });
});

it("is the person's alone", async () => {
  const other = (await t.signUp()).token;
  expect(await kept(other)).toBeNull();
  expect((await t.call('DELETE', NOTE, { token: other })).statusCode).toBe(200);
  expect((await kept())?.note).toBe('Good');
  expect((await t.call('GET', NOTE)).statusCode).toBe(401);
});

it('refuses what is no photo, too many stars, too long a note and a recipe that is not there', async () => {
  expect((await put({ photo: 'data:image/png;base64,aGVsbG8=' })).statusCode).toBe(415);
  expect((await put({ photo: 'https://example.com/a.png' })).statusCode).toBe(415);
  expect((await put({ stars: 6 })).statusCode).toBe(400);
  expect((await put({ note: 'a'.repeat(2_001) })).statusCode).toBe(400);
  const missing = await t.call('PUT', '/api/recipes/no-such-dish/note', { token, body: {} });
  expect(missing.statusCode).toBe(404);
});

it('is counted, exported, and gone with the account', async () => {
  const person = await t.signUp();
  await put({ note: 'MARKED NOTE' }, person.token);
  const { kinds } = (await t.call('GET', '/api/user/storage', { token: person.token })).json<{
    kinds: { what: string; rows: number }[];
  }>();
  expect(kinds.find(({ what }) => what === 'cooking_notes')?.rows).toBe(1);
  const { rows } = await t.container.db.pool.query('select note from cooking_notes where user_id = $1', [
    person.id,
  ]);
  expect(rows).toEqual([{ note: 'MARKED NOTE' }]);
  await t.container.db.pool.query('delete from users where id = $1', [person.id]);
  const left = await t.container.db.pool.query('select 1 from cooking_notes where user_id = $1', [person.id]);
  expect(left.rows).toEqual([]);
});

it('goes away when it is removed', async () => {
  await t.call('DELETE', NOTE, { token });
  expect(await kept()).toBeNull();
});
