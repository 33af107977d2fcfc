import type { Memory } from '@crisper/contract/memories/memories';
import { type ScanAnswer, scanResult } from '@crisper/contract/scans/scans';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newPhoto } from '../../testing/photos.ts';
import { asking, finding, seeing, type TestVision, testLook, testVision } from '../../testing/vision.ts';
import { sweepMemories } from '../memories/memories.jobs.ts';

let t: TestApp;
let vision: TestVision;
beforeAll(async () => {
  vision = testVision();
  t = await testApp({ vision });
});
afterAll(() => t.close());

/** Butter is nearly certain and not asked about; ketchup is asked about; leek is doubtful. */
const FRIDGE = [
  finding('butter', { look: testLook(20) }),
  finding('ketchup', { confidence: 0.6, look: testLook(0) }),
  finding('leek', { confidence: 0.3, shown: false, look: testLook(1) }),
];
const showing =
  (findings = FRIDGE): TestVision['look'] =>
  async (photos, options) => ({ ...(await seeing()(photos, options)), findings });
beforeEach(() => {
  vision.look = asking(showing(), 'ketchup', 'leek', null);
});

const scan = async (token: string) => {
  const answer = await t.call('POST', '/api/scan', { token, body: { images: [newPhoto()] } });
  return scanResult.parse(answer.json());
};
const say = (token: string, id: string, ...answers: ScanAnswer[]) =>
  t.call('POST', `/api/scans/${id}/answers`, { token, body: { answers } });
const goOn = (token: string, id: string, removed: string[] = [], added: string[] = []) =>
  t.call('POST', `/api/scans/${id}/corrections`, { token, body: { removed, added } });
const listed = async (token: string) =>
  (await t.call('GET', '/api/memories', { token })).json<{ memories: Memory[] }>().memories;
const known = async (token: string) => (await listed(token)).map(({ name }) => name).sort();
/** What the vision engine is told in the next scan. */
const told = async (token: string): Promise<string[]> => {
  let names: string[] = [];
  vision.look = (photos, options) => {
    names = (options.memories ?? []).map(({ name }) => name).sort();
    return seeing()(photos, options);
  };
  await scan(token);
  return names;
};
const yes = (question: string): ScanAnswer => ({ question, answer: 'yes' });
const no = (question: string): ScanAnswer => ({ question, answer: 'no' });
const named = (question: string, name: string): ScanAnswer => ({ question, answer: 'name', name });
const takeBack = (question: string): ScanAnswer => ({ question, answer: 'taken_back' });

describe('the questions of a scan', () => {
  it('come with the list: the piece of photo, a name or none, and likely names', async () => {
    const { token } = await t.signUp();
    const { questions, ingredients } = await scan(token);
    expect(ingredients).toHaveLength(3);
    expect(questions).toMatchObject([
      { id: 'q1', name: 'ketchup', photo: 0, box: [0.1, 0.2, 0.3, 0.4], likely: [{ name: 'mustard' }] },
      { id: 'q2', name: 'leek' },
      { id: 'q3', name: null },
    ]);
  });

  it('teach the next scan what was confirmed and named, and nothing of what was denied', async () => {
    const { token } = await t.signUp();
    const { id } = await scan(token);
    expect((await say(token, id, no('q1'), yes('q2'))).json()).toEqual({ ok: true });
    expect((await say(token, id, named('q3', '  Soy   Sauce '))).statusCode).toBe(200);
    expect(await told(token)).toEqual(['leek', 'soy sauce']);
  });

  it('are answered as often as one likes: the last word counts, and what is taken back teaches nothing', async () => {
    const { token } = await t.signUp();
    const { id } = await scan(token);
    await say(token, id, yes('q1'), yes('q2'));
    await say(token, id, yes('q1'), yes('q2'));
    expect(await listed(token)).toMatchObject([{ times: 1 }, { times: 1 }]);
    await say(token, id, named('q1', 'mustard'));
    await say(token, id, takeBack('q2'));
    expect(await known(token)).toEqual(['mustard']);
    await say(token, id, takeBack('q1'));
    expect(await known(token)).toEqual([]);
  });

  it('end the same for two tabs that answer at once', async () => {
    const { token } = await t.signUp();
    const { id } = await scan(token);
    const tabs = await Promise.all([
      say(token, id, yes('q1'), named('q3', 'mustard')),
      say(token, id, named('q1', 'jam'), named('q3', 'mustard')),
      say(token, id, yes('q2')),
      goOn(token, id),
    ]);
    expect(tabs.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const names = await known(token);
    expect(names).toEqual(expect.arrayContaining(['butter', 'leek', 'mustard']));
    expect(names).toHaveLength(4);
  });

  it('refuse what makes no sense', async () => {
    const [{ token }, other] = [await t.signUp(), await t.signUp()];
    const { id } = await scan(token);
    const strange = await say(token, id, yes('q9'));
    expect([strange.statusCode, strange.json().error]).toEqual([400, 'This scan has no such question.']);
    expect((await say(token, id, yes('f1'))).statusCode).toBe(400);
    expect((await say(token, id, yes('q3'))).json().error).toContain('say what it is');
    expect((await say(token, id, ...Array(10_000).fill(no('q1')))).statusCode).toBe(400);
    expect((await say(token, id)).statusCode).toBe(400);
    expect((await say(token, id, named('q3', 'x'.repeat(81)))).statusCode).toBe(400);
    expect((await say(other.token, id, yes('q1'))).statusCode).toBe(404);
    // One wrong answer spoils the others of its request, and nothing is half done.
    await say(token, id, yes('q1'), yes('q9'));
    expect(await known(token)).toEqual([]);
  });

  it('close after a day, and what was learned stays', async () => {
    const { token, id: userId } = await t.signUp();
    const { id } = await scan(token);
    await say(token, id, yes('q1'));
    const { pool } = t.container.db;
    await pool.query(`update scan_looks set created_at = now() - interval '25 hours' where user_id = $1`, [
      userId,
    ]);
    const late = await say(token, id, takeBack('q1'));
    expect([late.statusCode, late.json().error]).toEqual([409, expect.stringContaining('open for a day')]);
    await goOn(token, id, ['ketchup']);
    await t.container.jobs.enqueue(sweepMemories, {});
    await t.container.jobs.runDue();
    const { rowCount } = await pool.query('select from scan_looks where user_id = $1', [userId]);
    expect(rowCount).toBe(0);
    expect(await known(token)).toEqual(['ketchup']);
  });
});

describe('the list that the cook goes on with', () => {
  it('confirms what the vision engine was sure of, and what the cook picked', async () => {
    const { token } = await t.signUp();
    const { id } = await scan(token);
    await goOn(token, id, [], ['leek']);
    // Ketchup was left on the list, but the vision engine only guessed.
    expect(await known(token)).toEqual(['butter', 'leek']);
    await goOn(token, id, ['butter']);
    expect(await known(token)).toEqual([]);
  });

  it('weighs less than an answer', async () => {
    const { token } = await t.signUp();
    const { id } = await scan(token);
    await say(token, id, no('q2'), yes('q1'));
    await goOn(token, id, ['ketchup'], ['leek']);
    expect(await known(token)).toEqual(['butter', 'ketchup']);
  });
});

describe('a memory', () => {
  const again = finding('butter', {
    source: 'remembered',
    confidence: 0.55,
    look: testLook(20),
    evidence: [{ photo: 0, box: [0.1, 0.2, 0.3, 0.4], source: 'remembered', confidence: 0.55 }],
  });

  it('that speaks for the wrong thing counts no more, unless that is taken back', async () => {
    const { token } = await t.signUp();
    await goOn(token, (await scan(token)).id);
    vision.look = asking(showing([again]), 'leek');
    const second = await scan(token);
    await goOn(token, second.id, ['butter']);
    expect(await known(token)).toEqual([]);
    await goOn(token, second.id);
    expect(await listed(token)).toMatchObject([{ name: 'butter', times: 2 }]);
  });

  it('is corrected by another name', async () => {
    const { token } = await t.signUp();
    await goOn(token, (await scan(token)).id);
    const look = asking(showing([again]), 'butter');
    vision.look = async (photos, options) => {
      const answer = await look(photos, options);
      return { ...answer, questions: answer.questions!.map((one) => ({ ...one, look: testLook(20) })) };
    };
    const second = await scan(token);
    await say(token, second.id, named('q1', 'margarine'));
    expect(await known(token)).toEqual(['margarine']);
  });

  it('is one of at most five of a name, and of 400 in all; the oldest go first', async () => {
    const { token, householdId } = await t.signUp();
    await t.container.db.pool.query(
      `insert into memories (household_id, scan_id, look_id, name, embedding, seen_at)
       select $1, gen_random_uuid(), 'q1', case when n <= 8 then 'ketchup' else 'food ' || n end, '\\x0101',
         now() - n * interval '1 hour' from generate_series(1, 450) n`,
      [householdId],
    );
    const { id } = await scan(token);
    await say(token, id, yes('q1'));
    const names = await listed(token);
    expect(names.find(({ name }) => name === 'ketchup')).toMatchObject({ times: 5 });
    expect(names.map(({ name }) => name)).toContain('food 200');
    expect(names.map(({ name }) => name)).not.toContain('food 450');
    const { rows } = await t.container.db.pool.query(
      'select count(*)::int as kept from memories where household_id = $1',
      [householdId],
    );
    expect(rows[0].kept).toBeLessThanOrEqual(400);
  });

  it('is forgotten one by one or all at once, for good, by its household only', async () => {
    const [cook, other] = [await t.signUp(), await t.signUp()];
    const { id } = await scan(cook.token);
    await say(cook.token, id, yes('q1'), yes('q2'));
    await goOn(cook.token, id);
    const ketchup = (await listed(cook.token)).find(({ name }) => name === 'ketchup')!;
    const forget = (token: string) => t.call('DELETE', `/api/memories/${ketchup.id}`, { token });
    expect((await forget(other.token)).statusCode).toBe(404);
    expect((await forget(cook.token)).statusCode).toBe(200);
    expect((await forget(cook.token)).statusCode).toBe(404);
    // Another answer about the same scan does not bring it back.
    await say(cook.token, id, named('q3', 'jam'));
    expect(await known(cook.token)).toEqual(['butter', 'jam', 'leek']);
    await t.call('DELETE', '/api/memories', { token: cook.token });
    await say(cook.token, id, yes('q2'));
    expect(await known(cook.token)).toEqual([]);
  });

  it('is in the export without a picture, and gone after four months or with the person', async () => {
    const { token, id: userId, householdId } = await t.signUp();
    const { id } = await scan(token);
    await say(token, id, yes('q1'), yes('q2'));
    const { pool } = t.container.db;
    const { personal } = t.container.rooms.find((room) => room.name === 'memories')!;
    const rows: unknown[] = [];
    for await (const row of personal!.export!(userId, householdId).memories!) rows.push(row);
    expect(rows).toMatchObject([{ look: expect.any(String) }, { words: [] }]);
    await pool.query(
      `update memories set seen_at = now() - interval '121 days' where household_id = $1 and name = 'leek'`,
      [householdId],
    );
    await t.container.jobs.enqueue(sweepMemories, {});
    await t.container.jobs.runDue();
    expect(await known(token)).toEqual(['ketchup']);
    await pool.query('delete from users where id = $1', [userId]);
    const left = await pool.query(
      'select from memories where household_id = $2 union all select from scan_looks where user_id = $1',
      [userId, householdId],
    );
    expect(left.rowCount).toBe(0);
  });
});
