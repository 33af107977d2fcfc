import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { type Authenticator, authenticator, type Claims } from './authenticator.ts';

const MINE = '/api/user/passkeys';
const DOOR = '/api/auth/passkeys';

let networks = 0;
let people = 0;

/** What people do with passkeys, for tests. Each request comes from a network of its own. */
export function withPasskeys(app: () => TestApp) {
  const post = (url: string, body?: object, token?: string) =>
    app().call('POST', url, {
      ...(body && { body }),
      ...(token && { token }),
      address: `10.8.${networks >> 8}.${networks++ & 255}`,
    });

  const optionsOf = async (url: string, body?: object, token?: string) => {
    const answer = await post(url, body, token);
    expect([url, answer.statusCode, answer.body]).toEqual([url, 200, expect.anything()]);
    return answer.json().options;
  };

  return {
    post,
    optionsOf,

    /** A user who signed up with a passkey alone. */
    async keyed(device = authenticator()) {
      const name = `key${++people}`;
      const person = { email: `${name}@example.com`, username: name };
      const made = device.make(await optionsOf(`${DOOR}/sign-up/options`, person));
      const answer = await post(`${DOOR}/sign-up`, { ...person, passkey: made });
      expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
      const { token, user } = answer.json();
      return { ...person, id: user.id as string, token: token as string, device, made };
    },

    signIn: async (device: Authenticator, claims: Claims = {}) =>
      post(`${DOOR}/sign-in`, { passkey: device.use(await optionsOf(`${DOOR}/sign-in/options`), claims) }),

    /** Another passkey for a user who is signed in. */
    async added(token: string, device = authenticator()) {
      const passkey = device.make(await optionsOf(`${MINE}/options`, undefined, token));
      const answer = await post(MINE, { passkey }, token);
      expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
      return { device, id: answer.json().id as string };
    },

    activity: async (token: string): Promise<string[]> =>
      (await app().call('GET', '/api/user/activity', { token }))
        .json()
        .entries.map((entry: { action: string }) => entry.action),
  };
}
