import type { TestApp } from './app.ts';

/** A new person with Pro. */
export async function subscribed(t: TestApp) {
  const person = await t.signUp();
  await t.container.db.pool.query(`update users set pro_until = now() + interval '1 day' where id = $1`, [
    person.id,
  ]);
  const { email, password } = person;
  const answer = await t.call('POST', '/api/auth/login', { body: { email, password } });
  return { ...person, token: answer.json<{ token: string }>().token };
}
