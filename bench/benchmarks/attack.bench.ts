import { fork } from 'node:child_process';
import { once } from 'node:events';
import { quantile } from '../../packages/vision/src/cli/metrics.ts';
import { type Instance, startInstance } from '../../scale/support/fleet.ts';
import { startPostgres } from '../../scale/support/postgres.ts';
import { signUp } from '../../scale/support/requests.ts';
import type { Row } from '../row.ts';
import { type Day, people, spendDay } from './mixed-day.ts';

const PEOPLE = 60;
const THINK_MS = 4_000;
/** One minute by default; ATTACK_SECONDS=300 for the five minutes that docs/security.md speaks of. */
const SECONDS = Number(process.env.ATTACK_SECONDS ?? 60);
const WARM_SECONDS = 20;
const WORST_RATIO = 2;

interface Attack {
  sent: number;
  refused: number;
}

/** One account that never rests, in a process of its own: what it costs to send must not slow down who measures. */
async function attack(base: string): Promise<{ stop(): Promise<Attack> }> {
  const { token } = await signUp(base);
  const child = fork(new URL('./attacker.ts', import.meta.url), [base, token]);
  await once(child, 'message');
  return {
    async stop() {
      child.send('stop');
      const [told] = (await once(child, 'message')) as [Attack];
      return told;
    },
  };
}

/** What other people feel while one account sends the worst requests there are, beside the same minutes without it. */
export default async function underAttack(): Promise<Row[]> {
  const postgres = await startPostgres();
  let instance: Instance | undefined;
  try {
    instance = await startInstance({ DATABASE_URL: postgres.url });
    const cooks = await people(PEOPLE, [instance.url]);
    const course = { thinkMs: THINK_MS, scans: false };
    await spendDay(cooks, { ...course, seconds: WARM_SECONDS });
    const quiet = await spendDay(cooks, { ...course, seconds: SECONDS });
    const attacker = await attack(instance.url);
    const attacked = await spendDay(cooks, { ...course, seconds: SECONDS });
    const told = await attacker.stop();
    for (const error of new Set([...quiet.errors, ...attacked.errors])) console.error(error);
    return rows(quiet, attacked, told);
  } finally {
    await instance?.stop('SIGKILL');
    await postgres.remove();
  }
}

function rows(quiet: Day, attacked: Day, { sent, refused }: Attack): Row[] {
  const p99 = (day: Day) =>
    quantile(
      day.requests.map(({ took }) => took),
      0.99,
    );
  const [without, during] = [p99(quiet), p99(attacked)];
  return [
    {
      name: `attack: ${SECONDS} s of the worst requests by one account, p99 of ${PEOPLE} others`,
      measured: `${during.toFixed(0)} ms (${(during / without).toFixed(1)} times)`,
      target: `${WORST_RATIO} times`,
      ok: during <= WORST_RATIO * without,
      alternative: `without the attack: ${without.toFixed(0)} ms`,
    },
    {
      name: 'attack: requests of others that failed',
      measured: `${attacked.errors.length} of ${attacked.requests.length}`,
      target: '0',
      ok: attacked.errors.length === 0,
      alternative: `of the attacker, ${refused} of ${sent} were refused`,
    },
  ];
}
