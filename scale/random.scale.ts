import { afterAll, expect, it } from 'vitest';
import { live, scan } from './support/actions.ts';
import { figure } from './support/figures.ts';
import { injectFault } from './support/inject-fault.ts';
import { differences } from './support/invariants.ts';
import { PAYERS, PEOPLE, type Plan, planOf, told } from './support/random-plan.ts';
import { send } from './support/requests.ts';
import { openTestEnvironment, type TestEnvironment } from './support/test-environment.ts';
import { type Cook, newCook } from './support/virtual-users.ts';

/** `npm run test:scale -- --seed N --rounds R` sets both. Round r has the seed N + r, so that one can be repeated alone. */
const SEED = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 1_000_000_000));
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 4);
/** Then everything is started anew with other people, so that limits by the hour and the small disk are enough. */
const ROUNDS_ON_A_STAGE = 6;
const RECIPES = 30;
const SIGN_UPS_AT_ONCE = 8;
/** People who use up their scans at the end of a round, to see that the quota is exact. */
const COUNTED = 8;
/** A round takes a few seconds; on a machine that does much else, many more. */
const LIMIT_MS = 10 * 60_000;

let stage: TestEnvironment | undefined;
let regulars: Cook[] = [];
let recipes: string[] = [];
let played = 0;
afterAll(() => stage?.close());

it.each(Array.from({ length: ROUNDS }, (_, round) => planOf(SEED + round)))(
  'random faults, seed $seed: two faults while 50 people scan, cook, tick and pay, and the books are balanced',
  async (plan) => {
    const { on, users } = await prepare();
    const began = Date.now();
    try {
      await play(on, plan, users);
      await assertBalanced(on, users);
      await useUpScans(on, users.slice(PAYERS, PAYERS + COUNTED));
      await assertBalanced(on, users);
      await sleepOver(on, users);
    } catch (error) {
      await leave();
      const repeat = `npm run test:scale -- --seed ${plan.seed} --rounds 1`;
      throw new Error(`${told(plan)}\n${error}\nRepeat it: ${repeat}`, { cause: error });
    }
    const line = `${told(plan)}: balanced`;
    figure(line);
    console.log(`seed ${plan.seed}, ${((Date.now() - began) / 1000).toFixed(1)} s: ${line}`);
  },
  LIMIT_MS,
);

async function leave(): Promise<void> {
  const old = stage;
  stage = undefined;
  await old?.close();
}

/** The stage, with new people who pay and the others of the last round. */
async function prepare(): Promise<{ on: TestEnvironment; users: Cook[] }> {
  if (stage && played % ROUNDS_ON_A_STAGE === 0) await leave();
  if (!stage) {
    played = 0;
    stage = await openTestEnvironment();
    recipes = (await send(stage.instances['web 1'].url, 'GET', `/api/recipes?limit=${RECIPES}`)).body
      .map(({ id }: { id: string }) => id)
      .sort();
    regulars = await sign(stage, PEOPLE - PAYERS);
  }
  played++;
  return { on: stage, users: [...(await sign(stage, PAYERS)), ...regulars] };
}

async function sign({ front, postgres, instances }: TestEnvironment, wanted: number): Promise<Cook[]> {
  const kitchen = { base: front.url, direct: instances['web 1'].url, postgres, recipes };
  const made: Cook[] = [];
  while (made.length < wanted) {
    const some = Math.min(SIGN_UPS_AT_ONCE, wanted - made.length);
    made.push(...(await Promise.all(Array.from({ length: some }, () => newCook(kitchen)))));
  }
  return made;
}

async function play(on: TestEnvironment, plan: Plan, users: Cook[]): Promise<void> {
  const faults = Promise.all(plan.faults.map((fault) => injectFault(on, fault))).then(() => on.recover());
  await Promise.all([faults, ...users.map((cook, at) => live(cook, plan.people[at]!))]);
}

async function assertBalanced({ postgres }: TestEnvironment, users: Cook[]): Promise<void> {
  const found = await differences(postgres, users);
  if (found.length > 0) throw new Error(`The books differ:\n  ${found.join('\n  ')}`);
}

/** A scan that was cut off holds its place for minutes; these are over now. Then exactly two fit into the day. */
async function useUpScans({ postgres }: TestEnvironment, users: Cook[]): Promise<void> {
  await postgres.query('delete from scan_uses where held_until is not null');
  const ids = users.map(({ id }) => id);
  for (let turn = 0; turn < 3; turn++) await Promise.all(users.map((cook) => scan(cook)));
  const rows = await postgres.query<{ counted: number }>(
    `select count(scans.id)::int as counted from users
     left join scans on user_id = users.id and counted and day = (now() at time zone users.time_zone)::date
     where users.id = any($1) group by users.id`,
    [ids],
  );
  expect(rows.map(({ counted }) => counted)).toEqual(ids.map(() => 2));
}

/** The next round is another day. */
async function sleepOver({ postgres }: TestEnvironment, users: Cook[]): Promise<void> {
  for (const { scans } of users) scans.today = 0;
  await postgres.query('delete from scan_uses');
  await postgres.query('update scans set day = day - 10');
  await postgres.query('delete from daily_tries');
}
