import type { Discussion, OpenedDiscussion } from '@crisper/contract/community/community';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './app.ts';

export type Person = Awaited<ReturnType<TestApp['signUp']>>;

/** Community actions for tests. */
export function inCommunity(app: () => TestApp) {
  let posts = 0;
  /** A user whose account was changed, signed in anew. */
  const signUpWith = async (change: string): Promise<Person> => {
    const t = app();
    const person = await t.signUp();
    await t.container.db.pool.query(`update users set ${change} where id = $1`, [person.id]);
    const body = { email: person.email, password: person.password };
    return { ...person, token: (await t.call('POST', '/api/auth/login', { body })).json().token };
  };
  return {
    /** A user with an older account, so that the limits for new accounts do not interfere. */
    settled: () => signUpWith(`created_at = now() - interval '1 year'`),

    /** A user whose account is neither new nor old. */
    young: () => signUpWith(`created_at = now() - interval '10 days'`),

    moderator: () => signUpWith(`role = 'admin'`),

    async post(person: Person, given: object = {}): Promise<Discussion> {
      const t = app();
      posts++;
      // The posting limit has its own test.
      await t.container.limiter.forget({ name: 'discussions', max: 10, seconds: 3600 }, person.id);
      const body = { title: `Question ${posts}`, content: `Words ${posts}`, category: 'General', ...given };
      const answer = await t.call('POST', '/api/discussions', { token: person.token, body });
      if (answer.statusCode !== 201) throw new Error(`post: ${answer.statusCode} ${answer.body}`);
      return answer.json();
    },

    open: async (id: string, person?: Person): Promise<OpenedDiscussion> =>
      (await app().call('GET', `/api/discussions/${id}`, person && { token: person.token })).json(),

    reply: (
      person: Person,
      id: string,
      content: string,
      more: object = {},
    ): Promise<LightMyRequestResponse> =>
      app().call('POST', `/api/discussions/${id}/replies`, {
        token: person.token,
        body: { discussionId: id, content, parentReplyId: null, ...more },
      }),
  };
}
