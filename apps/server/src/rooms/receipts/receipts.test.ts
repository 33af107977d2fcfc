import type { ReadReceipt } from '@crisper/contract/receipts/receipts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { fillPantry } from '../../testing/fill-pantry.ts';
import { ANY_PHOTO } from '../../testing/photos.ts';
import { type TestVision, testVision } from '../../testing/vision.ts';

let t: TestApp;
let engine: TestVision;
beforeAll(async () => {
  engine = testVision();
  t = await testApp({ vision: engine });
});
afterAll(() => t.close());

/** The vision engine reads these rows; two spaces part the pieces, "?" before a word marks doubt. */
function printed(...lines: string[]): void {
  const rows = lines.map((line) =>
    line.split(/ {2,}/).map((piece, at) => ({
      text: piece,
      left: at / 2,
      right: at / 2 + 0.4,
      words: piece
        .split(' ')
        .map((word) => ({ text: word.replace('?', ''), confidence: word.startsWith('?') ? 0.3 : 0.99 })),
    })),
  );
  engine.page = async () => ({ rows, processor: 1 });
}

const read = (token: string, images = [ANY_PHOTO]) =>
  t.call('POST', '/api/receipts/read', { token, body: { images } });
const keep = (token: string, body: object) => t.call('POST', '/api/receipts', { token, body });
const shelf = async (token: string) =>
  (await t.call('GET', '/api/pantry', { token })).json<{ items: Record<string, unknown>[] }>().items;

it('reads a receipt, keeps nothing before it is looked through, then puts it into the pantry with prices and day', async () => {
  const { token } = await t.signUp();
  printed(
    'REWE MARKT',
    'BIO VOLLMILCH 1L  1,29 B',
    'TOMATEN RISPE  1,79 B',
    '0,532 kg x 3,36 EUR/kg',
    'SPÜLMITTEL  0,95 A',
    'SUMME EUR  4,03',
    '14.11.2026',
  );
  const receipt = (await read(token)).json<ReadReceipt>();
  expect(receipt).toMatchObject({
    shop: 'REWE MARKT',
    date: '2026-11-14',
    currency: 'EUR',
    language: 'de',
    total: 4.03,
    note: null,
  });
  expect(receipt.lines).toMatchObject([
    { name: 'milk', food: 'milk', amount: 1000, unit: 'milliliter', price: 1.29, sure: true, chosen: true },
    { name: 'tomato', food: 'tomato', amount: 532, unit: 'gram', price: 1.79, chosen: true },
    { food: null, chosen: false },
  ]);
  expect(await shelf(token)).toEqual([]);

  const lines = receipt.lines
    .filter(({ chosen }) => chosen)
    .map(({ text, name, amount, unit, price }) => ({ text, name, amount, unit, price }));
  const body = { language: 'de', boughtOn: receipt.date, currency: receipt.currency, lines };
  expect((await keep(token, body)).json()).toEqual({ added: 2, learned: 0 });
  expect(await shelf(token)).toContainEqual(
    expect.objectContaining({ food: 'tomato', price: { amount: 1.79, currency: 'EUR' } }),
  );
});

it('learns what words mean from a correction, for this household alone, and nothing from what was not saved', async () => {
  const [ann, ben] = [await t.signUp(), await t.signUp()];
  printed('EDEKA', 'GNETZ DNKL 500G  2,49 B', 'SUMME EUR  2,49');
  const first = (await read(ann.token)).json<ReadReceipt>().lines[0];
  expect(first).toMatchObject({ food: null, name: 'GNETZ DNKL 500G', sure: false });
  expect((await read(ann.token)).json<ReadReceipt>().lines[0]).toMatchObject({ sure: false });

  const line = { text: first!.text, name: 'bread', amount: 500, unit: 'gram', price: 2.49 };
  const answer = await keep(ann.token, { language: 'de', currency: 'EUR', lines: [line] });
  expect(answer.json()).toEqual({ added: 1, learned: 1 });
  expect((await read(ann.token)).json<ReadReceipt>().lines[0]).toMatchObject({
    food: 'bread',
    name: 'bread',
    sure: true,
  });
  expect((await read(ben.token)).json<ReadReceipt>().lines[0]).toMatchObject({ food: null });
});

it('adds a receipt once, however often it is sent: a double tap, a lost answer, another try', async () => {
  const [ann, ben] = [await t.signUp(), await t.signUp()];
  const line = { text: 'GNETZ DNKL', name: 'bread', amount: 500, unit: 'gram', price: 2.49 };
  const body = { language: 'de', currency: 'EUR', lines: [line], idempotencyKey: 'one key of one receipt' };
  const taps = await Promise.all(Array.from({ length: 4 }, () => keep(ann.token, body)));
  taps.push(await keep(ann.token, body));
  expect(taps.map((answer) => [answer.statusCode, answer.json()])).toEqual(
    Array(5).fill([201, { added: 1, learned: 1 }]),
  );
  expect(await shelf(ann.token)).toHaveLength(1);
  await keep(ben.token, body);
  expect(await shelf(ben.token), 'the key of one is nothing to another').toHaveLength(1);
  await keep(ann.token, { ...body, idempotencyKey: 'key of the next receipt' });
  expect(await shelf(ann.token)).toHaveLength(2);

  await fillPantry(t, ann.householdId);
  const many = { ...body, lines: Array(100).fill(line), idempotencyKey: 'key of a long receipt' };
  expect((await keep(ann.token, many)).statusCode, 'there is no room').toBe(403);
  await t.container.db.pool.query(`delete from pantry_items where household_id = $1`, [ann.householdId]);
  await keep(ann.token, many);
  expect(await shelf(ann.token), 'what failed may be tried again').toHaveLength(100);
});

it('lets two members correct receipts at once: both shop into one pantry, and both know the words', async () => {
  const [ann, ben] = [await t.signUp(), await t.signUp()];
  await t.container.db.pool.query(
    `update users set household_id = $2, household_role = 'member' where id = $1`,
    [ben.id, ann.householdId],
  );
  const texts = Array.from({ length: 10 }, (_, at) => `GNETZ ${String.fromCharCode(65 + at)}K`);
  const linesOf = (name: string) =>
    texts.map((text) => ({ text, name, amount: null, unit: null, price: null }));
  // Each in the opposite order of the other, and with the same key, which is a different one for each member.
  const saves = await Promise.all(
    Array.from({ length: 6 }, (_, at) => [
      keep(ann.token, { language: 'de', lines: linesOf('bread'), idempotencyKey: `receipt ${at}` }),
      keep(ben.token, {
        language: 'de',
        lines: linesOf('cheese').toReversed(),
        idempotencyKey: `receipt ${at}`,
      }),
    ]).flat(),
  );
  expect(saves.map((answer) => answer.json())).toEqual(Array(12).fill({ added: 10, learned: 10 }));
  const there = await shelf(ann.token);
  expect(there).toHaveLength(120);
  expect(there.filter(({ food }) => food === 'bread')).toHaveLength(60);
  expect(await shelf(ben.token)).toEqual(there);

  printed('EDEKA', ...texts.map((text) => `${text}  2,49 B`), 'SUMME EUR  24,90');
  const meant = async (token: string) =>
    (await read(token)).json<ReadReceipt>().lines.map(({ name }) => name);
  const names = await meant(ann.token);
  expect(new Set(names).size, 'one save is the last, as a whole').toBe(1);
  expect(await meant(ben.token)).toEqual(names);
  await keep(ben.token, { language: 'de', lines: linesOf('rice').slice(0, 1) });
  expect(await meant(ann.token)).toEqual(['rice', ...names.slice(1)]);
});

it('ends whole when one receipt is corrected on two devices at once: all things are kept, the last word counts', async () => {
  const { token, email, password } = await t.signUp();
  const signIn = await t.call('POST', '/api/auth/login', { body: { email, password } });
  const devices = [token, signIn.json<{ token: string }>().token];
  const texts = Array.from({ length: 12 }, (_, at) => `GNETZ ${String.fromCharCode(65 + at)}K`);
  const sent = Array.from({ length: 8 }, (_, at) => {
    const name = at % 2 === 0 ? 'bread' : 'cheese';
    const lines = texts.map((text) => ({ text, name, amount: null, unit: null, price: null }));
    // The other device writes the same words in the opposite order: a member who locks rows one by one would wait forever.
    const body = { language: 'de', lines: at % 2 === 0 ? lines : lines.toReversed() };
    return keep(devices[at % 2]!, body);
  });
  const answers = (await Promise.all(sent)).map((answer) => answer.json());
  expect(answers).toEqual(Array(8).fill({ added: 12, learned: 12 }));
  expect(await shelf(token)).toHaveLength(96);

  printed('EDEKA', ...texts.map((text) => `${text}  2,49 B`), 'SUMME EUR  29,88');
  const { lines } = (await read(token)).json<ReadReceipt>();
  const names = new Set(lines.map(({ name }) => name));
  expect(lines).toHaveLength(12);
  expect(names.size, 'one save is the last, as a whole').toBe(1);
  const last = { text: texts[0], name: 'rice', amount: null, unit: null, price: null };
  await keep(devices[1]!, { language: 'de', lines: [last] });
  const again = (await read(devices[0]!)).json<ReadReceipt>().lines.map(({ name }) => name);
  expect(again).toEqual(['rice', ...Array(11).fill([...names][0])]);
});

it('learns nothing from a receipt that could not be put away', async () => {
  const { token, householdId } = await t.signUp();
  await fillPantry(t, householdId);
  const line = { text: 'GNETZ DNKL', name: 'bread', amount: null, unit: null, price: null };
  expect((await keep(token, { language: 'de', lines: [line] })).json()).toMatchObject({
    code: 'limit_reached',
  });
  printed('EDEKA', 'GNETZ DNKL  2,49 B', 'SUMME EUR  2,49');
  expect((await read(token)).json<ReadReceipt>().lines[0]).toMatchObject({ food: null, sure: false });
});

it('marks doubtful words, and says when there is nothing or no food on it', async () => {
  const { token } = await t.signUp();
  printed('REWE', '?V0LLMILCH  1,29', 'SUMME EUR  1,29');
  expect((await read(token)).json<ReadReceipt>().lines[0]).toMatchObject({
    doubtful: ['VOLLMILCH'],
    sure: false,
  });
  printed('HORNBACH', 'SCHRAUBEN 4X40  4,95', 'PINSEL 50MM  3,49', 'SUMME EUR  8,44');
  const store = (await read(token)).json<ReadReceipt>();
  expect(store.note).toContain('no food');
  expect(store.lines.every(({ chosen }) => !chosen)).toBe(true);
  printed();
  expect((await read(token)).json<ReadReceipt>()).toMatchObject({
    lines: [],
    note: expect.stringContaining('Nothing could be read'),
  });
});

it('takes four photos and no twenty, and a hundred lines of a receipt without end', async () => {
  const { token } = await t.signUp();
  const refused = await read(token, Array(20).fill(ANY_PHOTO));
  expect(refused.statusCode).toBe(400);
  expect(refused.json<{ error: string }>().error).toContain('At most 4 photos');
  printed(...Array(300).fill('MILCH  1,29'));
  expect((await read(token)).json<ReadReceipt>().lines).toHaveLength(100);
  const lines = Array(101).fill({ text: 'x', name: 'milk' });
  expect((await keep(token, { language: 'de', lines })).statusCode).toBe(400);
});

it('reads a nutrition table for an own food, and says what cannot be used', async () => {
  const { token } = await t.signUp();
  const label = () => t.call('POST', '/api/products/read-label', { token, body: { image: ANY_PHOTO } });
  printed(
    'per 100g  per 30g serving',
    'Energy 378kcal  113kcal',
    'Fat 2.5g  0.8g',
    'Carbohydrate 73g  22g',
    'Protein 11g  3.3g',
  );
  expect((await label()).json()).toMatchObject({
    per100g: { calories: 378, fat: 2.5, carbs: 73, protein: 11, fiber: null },
    servingGrams: 30,
    doubtful: [],
    note: null,
  });
  printed('Nutrition Facts', 'Calories  230');
  expect((await label()).json()).toMatchObject({ note: expect.stringContaining('one serving') });
  printed('Hello');
  expect((await label()).json()).toMatchObject({ note: expect.stringContaining('No nutrition table') });
});
