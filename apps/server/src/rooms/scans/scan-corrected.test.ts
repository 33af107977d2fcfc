import { type ScanAnswer, type ScanSummary, scanResult } from '@crisper/contract/scans/scans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newPhoto } from '../../testing/photos.ts';
import { asking, finding, seeing, testVision } from '../../testing/vision.ts';

/** All are preselected, leek as doubtful; asked about are ketchup, leek, and a thing without a name. */
const FRIDGE = [
  finding('butter'),
  finding('ketchup', { confidence: 0.6 }),
  finding('leek', { confidence: 0.3, shown: false }),
];

let t: TestApp;
beforeAll(async () => {
  const look = asking(
    async (photos, options) => ({ ...(await seeing()(photos, options)), findings: FRIDGE }),
    'ketchup',
    'leek',
    null,
  );
  t = await testApp({ vision: testVision(look) });
});
afterAll(() => t.close());

const scan = async (token: string) => {
  const answer = await t.call('POST', '/api/scan', { token, body: { images: [newPhoto()] } });
  return scanResult.parse(answer.json()).id;
};
const say = (token: string, id: string, ...answers: ScanAnswer[]) =>
  t.call('POST', `/api/scans/${id}/answers`, { token, body: { answers } });
const goOn = (token: string, id: string, removed: string[] = [], added: string[] = []) =>
  t.call('POST', `/api/scans/${id}/corrections`, { token, body: { removed, added } });
const opened = async (token: string) => {
  const { scans } = (await t.call('GET', '/api/scans', { token })).json<{ scans: ScanSummary[] }>();
  return scans[0]!.ingredients;
};
const selected = async (token: string) =>
  (await opened(token)).filter((one) => one.selected).map(({ name }) => name);
const yes = (question: string): ScanAnswer => ({ question, answer: 'yes' });
const no = (question: string): ScanAnswer => ({ question, answer: 'no' });
const named = (question: string, name: string): ScanAnswer => ({ question, answer: 'name', name });
const takeBack = (question: string): ScanAnswer => ({ question, answer: 'taken_back' });

describe('a scan that is opened again', () => {
  it('shows the list as the answers left it, and what they took back', async () => {
    const { token } = await t.signUp();
    const id = await scan(token);
    expect(await selected(token)).toEqual(['butter', 'ketchup', 'leek']);
    await say(token, id, no('q1'), yes('q2'), named('q3', ' Soy  Sauce '));
    expect(await selected(token)).toEqual(['butter', 'leek', 'soy sauce']);
    // What was found stays to be seen and picked again; what only the cook named is marked as theirs.
    expect((await opened(token)).map(({ name, source }) => `${name} ${source}`)).toEqual([
      'butter seen',
      'ketchup seen',
      'leek seen',
      'soy sauce manual',
    ]);
    await say(token, id, takeBack('q1'), takeBack('q3'));
    expect(await selected(token)).toEqual(['butter', 'ketchup', 'leek']);
    await say(token, id, named('q1', 'mustard'));
    expect(await selected(token)).toEqual(['butter', 'leek', 'mustard']);
    await say(token, id, takeBack('q1'), takeBack('q2'));
    expect(await selected(token)).toEqual(['butter', 'ketchup', 'leek']);
    await say(token, id, no('q2'));
    expect(await selected(token)).toEqual(['butter', 'ketchup']);
  });

  it('has a food that one card denies and another names, until that is taken back', async () => {
    const { token } = await t.signUp();
    const id = await scan(token);
    await say(token, id, no('q1'), named('q3', 'ketchup'));
    expect(await selected(token)).toEqual(['butter', 'ketchup', 'leek']);
    await say(token, id, takeBack('q3'));
    expect(await selected(token)).toEqual(['butter', 'leek']);
  });

  it('follows the last word, whether it is an answer or a tap on the list', async () => {
    const { token } = await t.signUp();
    const id = await scan(token);
    await say(token, id, no('q1'), yes('q2'));
    // The page sends the whole difference to what was found: ketchup is on the list again, leek is not.
    await goOn(token, id, ['butter', 'leek'], ['rice']);
    expect(await selected(token)).toEqual(['ketchup', 'rice']);
    // An answer about another thing leaves that alone.
    await say(token, id, named('q3', 'jam'));
    expect(await selected(token)).toEqual(['ketchup', 'jam', 'rice']);
    await say(token, id, yes('q2'));
    expect(await selected(token)).toContain('leek');
  });

  it('ends the same for two people who correct it at once', async () => {
    const { token } = await t.signUp();
    const id = await scan(token);
    const both = await Promise.all([
      say(token, id, no('q1'), named('q3', 'mustard')),
      say(token, id, yes('q2'), named('q3', 'mustard')),
      say(token, id, no('q1')),
      say(token, id, yes('q2')),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await selected(token)).toEqual(['butter', 'leek', 'mustard']);
  });

  it('is not changed by answers that make no sense, and a deleted one takes none', async () => {
    const [{ token }, other] = [await t.signUp(), await t.signUp()];
    const id = await scan(token);
    expect((await say(token, id, no('q1'), yes('q9'))).statusCode).toBe(400);
    expect((await say(other.token, id, no('q1'))).statusCode).toBe(404);
    expect(await selected(token)).toEqual(['butter', 'ketchup', 'leek']);
    await t.container.db.pool.query('delete from scans where id = $1', [id]);
    const late = await say(token, id, no('q1'));
    expect([late.statusCode, late.json().error]).toEqual([404, 'That scan is gone.']);
  });
});
