import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pushBrowser, pushService } from '../../testing/push-service.ts';
import { vapidKeysOf } from './vapid.ts';
import { webPush } from './web-push.ts';

const SECRET = 'a secret for tests that is long enough';
const bytes = (text: string) => Buffer.from(text, 'base64url');

let service: Awaited<ReturnType<typeof pushService>>;
beforeAll(async () => {
  service = await pushService();
});
afterAll(() => service.close());

const options = { secret: SECRET, subject: 'mailto:cook@example.com' };
const here = () =>
  webPush({
    ...options,
    allowed: (address) => address === '127.0.0.1',
    isFine: ({ protocol }) => protocol === 'http:',
  });

it('keeps its keys, which are the same on every instance, and others for another secret', () => {
  const [one, again, other] = [SECRET, SECRET, `${SECRET}!`].map(vapidKeysOf);
  expect(one!.publicKey).toBe(again!.publicKey);
  expect(one!.publicKey).not.toBe(other!.publicKey);
  expect(bytes(one!.publicKey)).toHaveLength(65);
});

it('sends what only the browser can read, signed for this push service', async () => {
  const push = here();
  const browser = pushBrowser();
  const target = { endpoint: `${service.origin}/phone`, ...browser.keys };
  expect(await push.send(target, 'Use the spinach 🥬')).toBe('sent');
  const { headers, body } = service.received.at(-1)!;
  expect(browser.read(body)).toBe('Use the spinach 🥬');
  expect(body.toString('latin1')).not.toContain('spinach');
  expect(headers).toMatchObject({ ttl: '43200', topic: 'use-soon', 'content-encoding': 'aes128gcm' });

  const [, said = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(push.publicKey);
  const [head = '', claims = '', signature = ''] = said.split('.');
  const point = bytes(key);
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, bytes(signature))).toBe(true);
  expect(JSON.parse(bytes(claims).toString())).toMatchObject({
    aud: service.origin,
    sub: 'mailto:cook@example.com',
  });
});

it.each([
  [410, 'gone'],
  [404, 'gone'],
  [500, 'failed'],
  [429, 'failed'],
  [302, 'failed'],
])('takes %i as %s', async (status, outcome) => {
  service.answer(`/${status}`, status);
  const target = { endpoint: `${service.origin}/${status}`, ...pushBrowser().keys };
  expect(await here().send(target, 'hello')).toBe(outcome);
});

it('sends nothing to this machine, to private networks, over http, to other ports, or with keys that are none', async () => {
  const push = webPush(options);
  const { keys } = pushBrowser();
  const fine = 'https://push.example.com/abc';
  expect(push.accepts({ endpoint: fine, ...keys })).toBe(true);
  const before = service.received.length;
  for (const endpoint of [
    `${service.origin}/phone`,
    'http://push.example.com/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://10.0.0.7/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://push.example.com:8443/abc',
    'https://name:password@push.example.com/abc',
    'file:///etc/passwd',
    'nonsense',
  ]) {
    expect(push.accepts({ endpoint, ...keys }), endpoint).toBe(false);
    expect(await push.send({ endpoint, ...keys }, 'hello'), endpoint).toBe('gone');
  }
  // A name that leads to this machine is found out when it is looked up.
  const local = webPush({ ...options, isFine: () => true });
  const named = service.origin.replace('127.0.0.1', 'localhost');
  expect(await local.send({ endpoint: `${named}/phone`, ...keys }, 'hello')).toBe('failed');
  expect(service.received).toHaveLength(before);
  expect(push.accepts({ endpoint: fine, ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(
    false,
  );
});
