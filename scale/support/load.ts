import { expect, onTestFinished } from 'vitest';
import { figure } from './figures.ts';
import type { Postgres } from './postgres.ts';
import { type Answer, send, signUp } from './requests.ts';

const RETRY_PAUSE_MS = 100;
const WRITERS = 4;

/** Shared by all loads of a file, because they share a database and names must be unique. */
let count = 0;

export interface Load {
  /** Resolves after this many more writes were acknowledged. */
  more(count: number): Promise<void>;
  /** Stops, and returns all failed answers. */
  stop(): Promise<Answer[]>;
  /** Checks that everything acknowledged is stored exactly once. Returns how many there were. */
  prove(postgres: Postgres): Promise<number>;
}

/** Users who log meals (retried with the same idempotency key on failure) and send contact messages (never retried). */
export async function startLoad(base: string): Promise<Load> {
  const failures: Answer[] = [];
  const meals: string[] = [];
  const tickets: string[] = [];
  const waiting: { at: number; done: () => void }[] = [];
  let stopped = false;

  const acknowledged = (list: string[], what: string): void => {
    list.push(what);
    const sum = meals.length + tickets.length;
    for (const one of waiting.filter(({ at }) => at <= sum)) one.done();
  };

  const logMeal = async (token: string): Promise<void> => {
    const name = `meal ${++count}`;
    const body = { name, calories: 100, idempotencyKey: `scale-key-${count}` };
    for (;;) {
      const answer = await send(base, 'POST', '/api/meals', { body, token });
      if (answer.status === 201) return acknowledged(meals, answer.body.id);
      failures.push(answer);
      if (stopped) return;
      await new Promise((done) => setTimeout(done, RETRY_PAUSE_MS));
    }
  };

  const write = async (): Promise<void> => {
    const subject = `message ${++count}`;
    const body = { name: 'A cook', email: 'cook@example.com', subject, message: 'Where is my soup?' };
    const answer = await send(base, 'POST', '/api/contact', { body });
    if (answer.status === 201) acknowledged(tickets, answer.body.ticket);
    else failures.push(answer);
  };

  const people = await Promise.all(Array.from({ length: WRITERS }, () => signUp(base)));
  const work = people.map(async ({ token }) => {
    while (!stopped) {
      await logMeal(token);
      await write();
      await new Promise((done) => setTimeout(done, 10));
    }
  });

  const stop = async (): Promise<Answer[]> => {
    stopped = true;
    await Promise.all(work);
    return failures;
  };
  // Stops the writers when a test fails, so that they do not disturb the next one.
  onTestFinished(async () => {
    await stop();
  });

  return {
    more: (wanted) =>
      new Promise((done) => {
        waiting.push({ at: meals.length + tickets.length + wanted, done });
      }),
    stop,
    async prove(postgres) {
      const kept = await postgres.query<{ id: string; name: string }>('select id, name from meals');
      const ids = new Set(kept.map(({ id }) => id));
      expect(meals.filter((id) => !ids.has(id))).toEqual([]);
      const names = kept.map(({ name }) => name);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
      const stored = await postgres.query<{ id: number }>('select id from contact_messages');
      const known = new Set(stored.map(({ id }) => `CR-${String(id).padStart(6, '0')}`));
      expect(tickets.filter((ticket) => !known.has(ticket))).toEqual([]);
      const sum = meals.length + tickets.length;
      figure(`${sum} writes acknowledged, ${failures.length} refused, none lost, none doubled`);
      return sum;
    },
  };
}

/** Expects failures with a readable message and an error code. */
export function expectClear(failures: Answer[]): void {
  for (const { status, retryAfter, body } of failures) {
    expect({ status, body }).toEqual({
      status: 503,
      body: expect.objectContaining({
        error: 'We can’t reach our data right now. Please try again in a moment.',
      }),
    });
    expect(Number(retryAfter)).toBeGreaterThan(0);
  }
}
