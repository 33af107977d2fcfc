import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type Try = (at: number, address: string) => Promise<{ statusCode: number }>;

/** The statuses of tries that each come from an address of their own. */
async function from(addresses: (at: number) => string, tries: number, send: Try): Promise<number[]> {
  const codes: number[] = [];
  for (let at = 0; at < tries; at++) codes.push((await send(at, addresses(at))).statusCode);
  return codes;
}

const oneLine = (site: string) => (at: number) => `2001:db8:${site}:7:${at.toString(16)}:ab::1`;
const oneSite = (site: string) => (at: number) => `2001:db8:${site}:${at.toString(16)}::1`;
/** One IPv4 address, written in two ways. */
const mapped = (last: number) => (at: number) => (at % 2 ? `::ffff:10.7.0.${last}` : `10.7.0.${last}`);

const signUp =
  (name: string): Try =>
  (at, address) =>
    t.call('POST', '/api/auth/register', {
      body: { email: `${name}${at}@example.com`, username: `${name}${at}`, password: 'wooden spoon 42' },
      address,
    });

describe('moving to the next address of the same network', () => {
  it.each([
    ['of one line of IPv6', oneLine('1'), 'line'],
    ['of one site of IPv6', oneSite('2'), 'site'],
    ['of IPv4 written as IPv6', mapped(1), 'mapped'],
  ])('signs up no more people: %s', async (_, addresses, name) => {
    const codes = await from(addresses, 22, signUp(name));
    expect(codes.slice(0, 20).every((code) => code === 201)).toBe(true);
    expect(codes.slice(20)).toEqual([429, 429]);
  });

  it('guesses no more passwords of one account, and of many', async () => {
    const guess =
      (email: (at: number) => string): Try =>
      (at, address) =>
        t.call('POST', '/api/auth/login', { body: { email: email(at), password: 'wrong' }, address });
    const one = guess(() => 'someone@example.com');
    expect((await from(oneLine('3'), 6, one)).at(-1)).toBe(429);
    expect((await from(mapped(2), 6, one)).at(-1)).toBe(429);
    expect(
      (
        await from(
          oneLine('4'),
          51,
          guess((at) => `person${at}@example.com`),
        )
      ).at(-1),
    ).toBe(429);
  });

  it.each<[string, number, (at: number) => [path: string, body: object]]>([
    ['forgotten passwords', 10, (at) => ['/api/auth/password-reset', { email: `forgot${at}@example.com` }]],
    [
      'links in emails',
      20,
      (at) => [
        '/api/auth/password-reset/confirm',
        { token: `${'A'.repeat(41)}${10 + at}`, password: 'a new spoon 42' },
      ],
    ],
    ['status mails', 5, (at) => ['/api/status/subscribers', { email: `reader${at}@example.com` }]],
    [
      'messages to us',
      5,
      (at) => [
        '/api/contact',
        {
          name: 'A cook',
          email: `cook${at}@example.com`,
          subject: 'A question',
          message: 'How long for a soft egg?',
        },
      ],
    ],
  ])('asks no more of %s', async (what, max, request) => {
    const send: Try = (at, address) => {
      const [url, body] = request(at);
      return t.call('POST', url, { body, address });
    };
    for (const addresses of [oneLine(`a${what.length}`), mapped(100 + what.length)]) {
      const codes = await from(addresses, max + 1, send);
      expect(codes.slice(0, max)).not.toContain(429);
      expect(codes.at(-1)).toBe(429);
    }
  });

  it('counts no more views of a discussion', async () => {
    const cook = await t.signUp();
    const body = { title: 'Eggs', content: 'How long for a soft one?', category: 'Kitchen Tips' };
    const { id } = (await t.call('POST', '/api/discussions', { token: cook.token, body })).json<{
      id: number;
    }>();
    const views = await from(oneLine('5'), 3, (_, address) =>
      t.call('GET', `/api/discussions/${id}`, { address }),
    );
    expect(views).toEqual([200, 200, 200]);
    const seen = await t.call('GET', `/api/discussions/${id}`, { address: oneLine('5')(9) });
    expect(seen.json().viewCount).toBe(1);
  });
});

it('leaves the neighbours of another site alone', async () => {
  expect(await from(oneSite('2'), 1, signUp('again'))).toEqual([429]);
  expect(await from(oneSite('6'), 1, signUp('neighbour'))).toEqual([201]);
});
