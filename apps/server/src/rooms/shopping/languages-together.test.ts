import { randomUUID } from 'node:crypto';
import type { Language } from '@crisper/contract/languages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type Method = Parameters<TestApp['call']>[0];

/** A member whose screens are in a language. */
const member = (token: string, language: Language) => {
  const headers = { 'accept-language': language };
  const call = (method: Method, path: string, body?: object) =>
    t.call(method, path, { token, headers, ...(body && { body }) });
  const namesOf = async (path: string) =>
    (await call('GET', path))
      .json<{ items: { name: string }[] }>()
      .items.map(({ name }) => name)
      .sort();
  return {
    call,
    list: () => namesOf('/api/shopping'),
    pantry: () => namesOf('/api/pantry'),
    write: async (name: string) => {
      expect((await call('POST', '/api/shopping', { id: randomUUID(), name })).statusCode).toBeLessThan(300);
    },
  };
};

/** Somebody new who joins the household of the owner. */
async function joins(owner: { token: string }) {
  const other = await t.signUp();
  const made = await t.call('POST', '/api/household/invitations', { token: owner.token, body: {} });
  const secret = made.json<{ path: string }>().path.split('/')[2];
  const joined = await t.call('POST', `/api/invitations/${secret}/accept`, {
    token: other.token,
    body: { bring: false },
  });
  expect(joined.statusCode).toBeLessThan(300);
  return other;
}

async function household() {
  const owner = await t.signUp();
  const other = await joins(owner);
  return { ana: member(owner.token, 'de'), ben: member(other.token, 'it'), owner };
}

it('two members share one list, each in their language', async () => {
  const { ana, ben, owner } = await household();
  await ana.write('Zwiebeln');
  await ben.write('latte');
  await ana.write('zwei Flaschen vom guten Öl');
  await ben.write('quelle buone del mercato');
  expect(await ana.list()).toEqual([
    'Milch',
    'Zwiebeln',
    'quelle buone del mercato',
    'zwei Flaschen vom guten Öl',
  ]);
  expect(await ben.list()).toEqual([
    'cipolle',
    'latte',
    'quelle buone del mercato',
    'zwei Flaschen vom guten Öl',
  ]);
  expect(await member(owner.token, 'en').list()).toContain('milk');
});

it('a household of four languages reads the same list, and what one typed in a fifth stays as it is', async () => {
  const owner = await t.signUp();
  const [ben, cleo, dora] = [await joins(owner), await joins(owner), await joins(owner)];
  const people = {
    de: member(owner.token, 'de'),
    fr: member(ben.token, 'fr'),
    es: member(cleo.token, 'es'),
    it: member(dora.token, 'it'),
  };
  await people.de.write('Milch');
  await people.fr.write('œufs');
  await people.es.write('לחם של סבתא');
  await people.it.write('drie beschuiten');
  const asTyped = ['drie beschuiten', 'לחם של סבתא'];
  expect(await people.de.list()).toEqual(['Eier', 'Milch', ...asTyped]);
  expect(await people.fr.list()).toEqual([...['drie beschuiten', 'lait'], 'œufs', 'לחם של סבתא']);
  expect(await people.es.list()).toEqual(['drie beschuiten', 'huevos', 'leche', 'לחם של סבתא']);
  expect(await people.it.list()).toEqual(['drie beschuiten', 'latte', 'uova', 'לחם של סבתא']);
});

it('what both want is one line', async () => {
  const { ana, ben } = await household();
  await ana.write('Eier');
  await ben.write('uova');
  expect(await ana.list()).toEqual(['Eier']);
  expect(await ben.list()).toEqual(['uova']);
});

it('what one puts into the pantry the other reads there', async () => {
  const { ana, ben, owner } = await household();
  const items = [{ name: 'Paprika', amount: 2, unit: null }, { name: 'Kaese' }, { name: 'Mondstaub' }];
  expect((await ana.call('POST', '/api/pantry', { items })).statusCode).toBeLessThan(300);
  expect(await ana.pantry()).toEqual(['Käse', 'Mondstaub', 'Paprikaschoten']);
  expect(await ben.pantry()).toEqual(['Mondstaub', 'formaggio', 'peperoni']);
  expect(await member(owner.token, 'en').pantry()).toEqual(['Mondstaub', 'bell peppers', 'cheese']);
});

it('foods are found by the words of one’s own language, and by English ones', async () => {
  const foods = async (search: string, language: string) =>
    (
      await t.call('GET', `/api/foods?search=${encodeURIComponent(search)}&limit=3`, {
        headers: { 'accept-language': language },
      })
    ).json<{ foods: { id: string; name: string }[] }>().foods;
  expect((await foods('zwie', 'de-AT'))[0]).toMatchObject({ id: 'onion', name: 'Zwiebel' });
  expect((await foods('oni', 'fr'))[0]).toMatchObject({ name: expect.not.stringMatching(/^onion$/) });
  expect((await foods('oni', 'nl'))[0]).toMatchObject({ id: 'onion', name: 'onion' });
});

it('a search finds what is named in one’s own language', async () => {
  const { ana } = await household();
  const answer = await ana.call('POST', '/api/recipes/search', {
    ingredients: ['Zwiebeln', 'Möhren', 'xyzzy'],
  });
  expect(answer.json()).toMatchObject({ unknown: ['xyzzy'] });
});

it('a list that is typed in one’s own language is read thing by thing, and its amounts are written so', async () => {
  const { ana, ben } = await household();
  await ana.write('2 Zwiebeln, Milch und 500 g Mehl');
  const rows = async (who: typeof ana) =>
    (await who.call('GET', '/api/shopping'))
      .json<{ items: { food: string; name: string; pack: { metric: string } }[] }>()
      .items.map(({ food, name, pack }) => `${food}: ${name}, ${pack.metric}`)
      .sort();
  expect(await rows(ana)).toEqual([
    'flour: 500 g Mehl, 1 Beutel (1 kg)',
    'milk: Milch, 1 Packung (500 ml)',
    'onion: 2 Zwiebeln, 1',
  ]);
  expect((await rows(ben))[1]).toBe('milk: latte, 1 cartone (500 ml)');
});

it('what is left in the pantry is said in one’s own words', async () => {
  const { ana, ben } = await household();
  const items = [
    { name: 'Kartoffeln', amount: 1.5, unit: 'kilogram' },
    { name: 'Petersilie', amount: 1, unit: 'bunch' },
  ];
  await ana.call('POST', '/api/pantry', { items });
  const amounts = async (who: typeof ana) =>
    (await who.call('GET', '/api/pantry'))
      .json<{ items: { name: string; amountText: { metric: string } }[] }>()
      .items.map(({ name, amountText }) => `${amountText.metric} ${name}`)
      .sort();
  expect(await amounts(ana)).toEqual(['1 Bund Petersilie', '1,5 kg Kartoffeln']);
  expect(await amounts(ben)).toEqual(['1 mazzo prezzemolo', '1,5 kg patate']);
});
